import { join } from 'node:path'
import { resolveConfig } from 'vite'

const root = join(import.meta.dirname, '..')

// The router's plugin writes src/route-tree.gen.ts as soon as Vite has read its configuration.
await resolveConfig({ root, configFile: join(root, 'vite.config.ts') }, 'build')
