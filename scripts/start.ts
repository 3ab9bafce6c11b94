import { build } from './build.ts'

const failed = await build()
if (failed) process.exit(failed)
// In this very process, so that whoever stops `npm start` stops the server and not a shell around it.
await import('@vizit/server/main.ts')
