import { readOptions } from './options.ts'
import { runRatios } from './run-ratios.ts'
import { runWeb } from './web/run-web.ts'

const options = readOptions(process.argv.slice(2))
await (options.what === 'web' ? runWeb(options) : runRatios(options))
