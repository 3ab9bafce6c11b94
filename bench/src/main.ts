import { readOptions } from './options.ts'
import { runRatios } from './run-ratios.ts'

const options = readOptions(process.argv.slice(2))
await runRatios(options)
