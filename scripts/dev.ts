import { runProgram } from './program.ts'

const ended = new AbortController()
const { signal } = ended

// Vite serves the page and forwards /api, /dev and /widget.js to the server.
const server = runProgram('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  environment: { NODE_ENV: 'development' },
  signal,
})
const web = runProgram('vite', ['dev'], { folder: 'apps/web', signal })
const widget = runProgram('vite', ['build', '--watch', '--logLevel', 'warn'], {
  folder: 'apps/widget',
  signal,
})

process.exitCode = await Promise.race([server, web, widget])
ended.abort()
