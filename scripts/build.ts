import { runProgram } from './program.ts'

/** Builds the web app into apps/web/dist, from where the server serves it. */
export const build = () => runProgram('vite', ['build', '--logLevel', 'warn'], { folder: 'apps/web' })

if (import.meta.main) process.exit(await build())
