import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pwa } from '../pwa.config.ts'

const dist = process.argv[2] ?? 'dist'

// A file that was renamed would be cached again for everybody, which nobody sees.
const leftOut = (pwa.injectManifest?.globIgnores ?? []).map(pattern => ({
  pattern,
  files: globSync(pattern, { cwd: dist, withFileTypes: true }).filter(entry => entry.isFile()),
}))
for (const { pattern, files } of leftOut)
  if (files.length === 0)
    throw new Error(`pwa.config.ts leaves out ${pattern}, and the build has no such file`)

const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
for (const { name } of leftOut.flatMap(({ files }) => files))
  if (worker.includes(name)) throw new Error(`the service worker caches ${name}`)
