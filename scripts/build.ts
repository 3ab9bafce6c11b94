import { runProgram } from './program.ts'

const web = { folder: 'apps/web' }

/** Builds the web app into apps/web/dist, from where the server serves it; fails when a first screen is too heavy. */
export async function build(): Promise<number> {
  return (
    (await runProgram('vite', ['build', '--logLevel', 'warn'], web)) ||
    (await runProgram('node', ['scripts/check-budget.ts'], web)) ||
    (await runProgram('node', ['scripts/list-early-files.ts'], web)) ||
    (await runProgram('node', ['scripts/compress-assets.ts'], web))
  )
}

if (import.meta.main) process.exit(await build())
