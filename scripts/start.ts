import { build } from './build.ts'

const failed = await build()
if (failed) process.exit(failed)
// In this process, so that stopping `npm start` stops the server and not a shell around it.
await import('@vizit/server/main.ts')
