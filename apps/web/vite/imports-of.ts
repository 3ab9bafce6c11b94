import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Rolldown } from 'vite'

const BARREL =
  /\/node_modules\/(@mantine\/\w+|@tabler\/icons-react|@tanstack\/(?:react-query|query-core|react-router|router-core))\/.*\/(?:index|tabler-icons-react)\.m?js$/
const NAMED = /\{([^{}]*)\}\s*from\s*['"]([^'"]+)['"]/g
/** Matches what an index file re-exports as a whole from another library. */
const WHOLE = /export \* from\s*['"]([^'"]+)['"]/g

type Ask = (id: string) => Rolldown.ModuleInfo | null

/** The modules that a module imports; of a library's long index file, only the names that it uses. */
export function importsOf({ code, importedIds }: Rolldown.ModuleInfo, ask: Ask): string[] {
  return importedIds.flatMap(id => {
    const library = BARREL.exec(id)?.[1]
    if (!library) return [id]
    return named(code ?? '')
      .filter(({ from }) => from === library)
      .flatMap(({ name }) => listed(id, name.inModule, ask) ?? [])
  })
}

interface List {
  readonly from: ReadonlyMap<string, string>
  /** The libraries that are re-exported as a whole. */
  readonly whole: readonly string[]
}

const lists = new Map<string, List>()

/** The module from which a library's index file exports a name, possibly through another library's index file. */
function listed(barrel: string, name: string, ask: Ask): string | undefined {
  const list = lists.get(barrel) ?? listOf(barrel)
  lists.set(barrel, list)
  const from = list.from.get(name)
  if (from?.startsWith('.')) return join(dirname(barrel), from)
  const next = ask(barrel)?.importedIds ?? []
  for (const library of from ? [from] : list.whole) {
    const found = next.find(id => BARREL.exec(id)?.[1] === library)
    const id = found && listed(found, name, ask)
    if (id) return id
  }
  return from && next.find(id => id.includes(`/node_modules/${from}/`))
}

function listOf(barrel: string): List {
  const code = readFileSync(barrel, 'utf8')
  return {
    from: new Map(named(code).map(({ name, from }) => [name.given, from])),
    whole: [...code.matchAll(WHOLE)].flatMap(([, library]) => library ?? []),
  }
}

function named(code: string) {
  return [...code.matchAll(NAMED)].flatMap(([, names = '', from = '']) =>
    names.split(',').map(part => {
      const [inModule = '', given = inModule] = part.trim().split(/\s+as\s+/)
      return { name: { inModule, given }, from }
    }),
  )
}
