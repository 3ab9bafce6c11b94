import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../apps/server/src/modules/providers/connectors')
const LIBRARY = /^import .*?from '([^.@][^']*)'/gm

test('a connector uses no library but zod: no database, no web server', () => {
  const files = globSync('**/*.ts', { cwd: folder, exclude: path => path.endsWith('.test.ts') })
  expect(files).toContain('clinic-connector.ts')
  const used = files.flatMap(file =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(LIBRARY)].map(([, library]) => library),
  )
  expect(new Set(used)).toEqual(new Set(['zod']))
})
