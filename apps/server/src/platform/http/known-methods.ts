import type { FastifyInstance } from 'fastify'

/** The methods with which a path may be asked for; none: no route has it. */
export type MethodsOf = (path: string) => readonly string[]

/** What a route's parameter may be. */
const PARAMETER = /:\w+(?:\([^)]*\))?/g

/** Notes the routes that are registered from now on. */
export function knownMethods(app: FastifyInstance): MethodsOf {
  const methods = new Map<string, Set<string>>()
  let patterns: readonly (readonly [RegExp, ReadonlySet<string>])[] | undefined
  app.addHook('onRoute', ({ method, url }) => {
    const known = methods.get(url) ?? new Set()
    for (const one of [method].flat()) known.add(one)
    methods.set(url, known)
    patterns = undefined
  })
  return path => {
    patterns ??= [...methods].map(([url, known]) => [patternOf(url), known])
    return [...new Set(patterns.flatMap(([pattern, known]) => (pattern.test(path) ? [...known] : [])))].sort()
  }
}

function patternOf(url: string): RegExp {
  const parts = url
    .split(PARAMETER)
    .map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}
