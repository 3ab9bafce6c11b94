import { runProgram } from './program.ts'

const web = { folder: 'apps/web' }

/** Builds the web app into apps/web/dist, from where the server serves it; fails when a first screen is too heavy. */
export async function build(): Promise<number> {
  const failed = await runProgram('vite', ['build', '--logLevel', 'warn'], web)
  return failed || runProgram('node', ['scripts/check-budget.ts'], web)
}

if (import.meta.main) process.exit(await build())
