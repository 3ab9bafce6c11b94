import { runProgram } from './program.ts'

const web = { folder: 'apps/web' }
const widget = { folder: 'apps/widget' }

/**
 * Builds the web app into apps/web/dist and the widget script into apps/widget/dist, where the server serves
 * them, and the public pages for the server to render into apps/web/dist-server. Fails if a first screen or the script is too large, or
 * if the service worker caches what few people open.
 */
export async function build(): Promise<number> {
  return (
    (await runProgram('vite', ['build', '--logLevel', 'warn'], web)) ||
    (await runProgram('vite', ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'], web)) ||
    (await runProgram('node', ['scripts/list-early-files.ts'], web)) ||
    (await runProgram('node', ['scripts/compress-assets.ts'], web)) ||
    (await runProgram('node', ['scripts/check-budget.ts'], web)) ||
    (await runProgram('node', ['scripts/check-precache.ts'], web)) ||
    (await runProgram('vite', ['build', '--logLevel', 'warn'], widget)) ||
    (await runProgram('node', ['scripts/check-size.ts'], widget)) ||
    (await runProgram('node', ['scripts/compress-assets.ts', '../widget/dist'], web))
  )
}

if (import.meta.main) process.exit(await build())
