import { runProgram } from './program.ts'

const ended = new AbortController()
const { signal } = ended

// The page is at Vite's address; it passes /api, /dev and /widget.js on to the server.
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
