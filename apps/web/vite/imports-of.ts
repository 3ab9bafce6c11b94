import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

const BARREL = /\/node_modules\/(@mantine\/\w+|@tabler\/icons-react)\/.*\/(index|tabler-icons-react)\.mjs$/
const NAMED = /\{([^{}]*)\}\s*from\s*['"]([^'"]+)['"]/g

const barrels = new Map<string, ReadonlyMap<string, string>>()

/** The modules that a module imports; of a library's one long list only what is taken from it by name. */
export function importsOf({ code, importedIds }: Rolldown.ModuleInfo): string[] {
  return importedIds.flatMap(id => {
    const library = BARREL.exec(id)?.[1]
    if (!library) return [id]
    const list = barrels.get(id) ?? listOf(id)
    barrels.set(id, list)
    return named(code ?? '')
      .filter(({ from }) => from === library)
      .flatMap(({ name }) => list.get(name.inModule) ?? [])
  })
}

/** What a library's list names, and where it takes it from. */
function listOf(barrel: string): ReadonlyMap<string, string> {
  const entries = named(readFileSync(barrel, 'utf8'))
  return new Map(entries.map(({ name, from }) => [name.given, join(dirname(barrel), from)]))
}

function named(code: string) {
  return [...code.matchAll(NAMED)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(part => {
      const [inModule = '', given = inModule] = part.trim().split(/\s+as\s+/)
      return { name: { inModule, given }, from }
    }),
  )
}
