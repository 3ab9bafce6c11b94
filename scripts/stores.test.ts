import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const home = join(import.meta.dirname, '..')

/** A module's own set of listeners, or React's hook for such stores. */
const OWN_STORE = /^(export )?const \w+ = new (Set|Map)<[^\n]*(=>|Listener)|useSyncExternalStore/m

/** These keep nothing: they follow events of the browser itself, or ask React whether it hydrates. */
const KEEP_NOTHING = [
  'apps/web/src/app/release/use-is-hydrating.ts',
  'apps/web/src/app/visit/use-directions.ts',
  'packages/ui/src/screen/use-is-wide.ts',
  'packages/ui/src/states/offline-banner.tsx',
]

test.each([
  ['const listeners = new Set<() => void>()', true],
  ['const listeners = new Set<Listener>()', true],
  ['  return useSyncExternalStore(subscribe, () => shown)', true],
  ['const shown = createAtom(false)', false],
  ['  const unfollow = new Set<() => void>()', false],
])("`%s` is a module's own store: %s", (line, isOwn) => {
  expect(OWN_STORE.test(line)).toBe(isOwn)
})

test('every state that the web application keeps and shows is an atom of @tanstack/react-store', () => {
  const files = globSync(
    '{apps/web,apps/widget,packages/ui,packages/api-client,packages/i18n}/src/**/*.{ts,tsx}',
    {
      cwd: home,
    },
  )
  expect(files).toEqual(expect.arrayContaining(KEEP_NOTHING))
  const own = files.filter(file => OWN_STORE.test(readFileSync(join(home, file), 'utf8')))
  expect(own.toSorted()).toEqual(KEEP_NOTHING)
})
