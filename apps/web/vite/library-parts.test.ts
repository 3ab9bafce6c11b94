import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { deferInfiniteQueries } from './defer-infinite-queries.ts'
import { importsOf } from './imports-of.ts'
import { replaceUnusedMantine } from './replace-unused-mantine.ts'

const require = createRequire(import.meta.url)
const modules = require.resolve('@mantine/core').split('/@mantine/')[0] ?? ''
const mantine = join(modules, '@mantine/core/esm')

/** The hook of a plugin that is a plain function. */
const hook = <T extends 'load' | 'transform'>(plugin: Plugin, name: T) =>
  plugin[name] as unknown as (...given: string[]) => string | null | undefined

/** The names that a module exports. */
function exportsOf(code: string): string[] {
  const lists = [...code.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','))
  const declared = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name)
  return [
    ...lists.map(
      name =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
    ...declared,
  ]
    .filter(Boolean)
    .toSorted()
}

test('what stands for a part of Mantine exports the same names, and each part is there', () => {
  const load = hook(replaceUnusedMantine(), 'load')
  const replaced = globSync('**/*.mjs', { cwd: mantine }).flatMap(file => {
    const instead = load(join(mantine, file))
    return instead === null ? [] : [{ file, instead: exportsOf(instead ?? '') }]
  })
  const sources = ['replace-unused-mantine.ts', 'lean-mantine.ts'].map(file =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  )
  const named = sources.join('\n').match(/^ {2}(\[`|'\/@mantine).*mjs/gm) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(replaced).toHaveLength(named.length)
  for (const { file, instead } of replaced)
    expect(instead, file).toEqual(exportsOf(readFileSync(join(mantine, file), 'utf8')))
})

test('other modules are left as they are', () => {
  expect(hook(replaceUnusedMantine(), 'load')('/app/src/main.tsx')).toBeNull()
  expect(hook(deferInfiniteQueries(), 'transform')('code', '/app/src/main.tsx')).toBeUndefined()
})

test('queries in pages find the behaviour that comes with what asks for them', async () => {
  const transform = hook(deferInfiniteQueries(), 'transform')
  const folder = join(modules, '@tanstack/query-core/build/modern/')
  const changed = (file: string) =>
    transform(readFileSync(join(folder, file), 'utf8'), join(folder, file)) ?? ''
  expect(changed('query.js')).not.toContain('infiniteQueryBehavior.js')
  expect(exportsOf(changed('query.js'))).toContain('late')
  expect(changed('infiniteQueryObserver.js')).toContain('late.infiniteQueryBehavior = infiniteQueryBehavior')
})

test('a library that has changed fails the build', () => {
  const transform = hook(deferInfiniteQueries(), 'transform')
  expect(() => transform('export {}', '/x/@tanstack/query-core/build/modern/query.js')).toThrow('contains no')
})

test('of the long list of a library, only the modules of the used names are imported', () => {
  const list = join(mantine, 'index.mjs')
  const code = "import { Button, Text as Words } from '@mantine/core'\nimport { x } from './x.ts'"
  const imported = importsOf({ code, importedIds: [list, '/app/x.ts'] } as never, () => null)
  expect(imported).toEqual([
    join(mantine, 'components/Button/Button.mjs'),
    join(mantine, 'components/Text/Text.mjs'),
    '/app/x.ts',
  ])
})

test('a name of another library behind the list is followed there', () => {
  const at = (library: string) => join(modules, library, 'build/modern/index.js')
  const lists = { [at('@tanstack/react-query')]: { importedIds: [at('@tanstack/query-core')] } }
  const code = "import { QueryClient, useQuery } from '@tanstack/react-query'"
  const imported = importsOf(
    { code, importedIds: [at('@tanstack/react-query')] } as never,
    id => (lists[id] ?? null) as never,
  )
  expect(imported.map(id => id.replace(modules, ''))).toEqual([
    '/@tanstack/query-core/build/modern/queryClient.js',
    '/@tanstack/react-query/build/modern/useQuery.js',
  ])
})
