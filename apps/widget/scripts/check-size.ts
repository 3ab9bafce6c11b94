import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The largest script that a clinic's page has to load, in KB of gzipped JavaScript. */
const BUDGET = 5

const [folder = 'dist'] = process.argv.slice(2)
const size = gzipSync(readFileSync(join(folder, 'widget.js'))).length / 1024
const over = size > BUDGET
if (over) process.exitCode = 1
process.stdout.write(`widget.js  ${size.toFixed(1)} KB gz of ${BUDGET}${over ? ': too much' : ''}\n`)
