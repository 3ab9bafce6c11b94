import type { Method } from './call-templates.ts'

/** What a proposal needs to know about an existing call. */
export interface Known {
  readonly module: string
  readonly method: string
  readonly path: string
}

const verbs: readonly [Method, RegExp][] = [
  ['GET', /^(read|list|show|find|get|search|discover|check|count|download|preview)$/],
  ['DELETE', /^(delete|remove|cancel|withdraw|end|stop|release)$/],
  ['PUT', /^(save|set|choose|replace|put)$/],
  ['PATCH', /^(change|move|update|rename)$/],
]

/** GET for a read; otherwise guessed from the verb. */
export function proposeMethod(name: string): Method {
  const [verb = ''] = name.split('-')
  return verbs.find(([, pattern]) => pattern.test(verb))?.[0] ?? 'POST'
}

interface Wanted {
  readonly module: string
  readonly name: string
  readonly who: string
  readonly method: string
}

/** The prefix that most neighbours share, and the name without its verb. */
export function proposePath(wanted: Wanted, neighbours: readonly Known[], all: readonly Known[]): string {
  const { module, name, who, method } = wanted
  const base = who === 'anyone' || who === 'visitor' ? '/api/v2/public' : '/api/v2/my'
  const paths = neighbours.filter(({ path }) => path.startsWith(`${base}/`)).map(({ path }) => path)
  const prefix = sharedPrefix(base, paths) ?? `${base}/${module}`
  const noun = name.slice(name.indexOf('-') + 1)
  const isNamed = prefix.endsWith(`/${noun}`)
  const proposals = [isNamed ? prefix : `${prefix}/${noun}`, `${prefix}/${name}`]
  const isFree = (path: string) => !all.some(call => call.method === method && call.path === path)
  return proposals.find(isFree) ?? `${prefix}/${name}`
}

/** The longest parameter-free prefix of more than half of the paths. */
function sharedPrefix(base: string, paths: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const [fixed = ''] = path.slice(base.length).split('/:')
    const parts = fixed.split('/').slice(1)
    parts.forEach((_, index) => {
      const prefix = `${base}/${parts.slice(0, index + 1).join('/')}`
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
    })
  }
  return [...counts]
    .filter(([, count]) => count * 2 > paths.length)
    .map(([prefix]) => prefix)
    .toSorted((a, b) => b.length - a.length)[0]
}
