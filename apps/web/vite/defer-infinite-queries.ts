import type { Plugin } from 'vite'

const FOLDER = '/@tanstack/query-core/build/modern/'
const IMPORT = 'from "./infiniteQueryBehavior.js"'

/** Changes of the source, by the end of the module's name. */
const CHANGES: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  'query.js': [
    [`import { infiniteQueryBehavior } ${IMPORT}`, 'export const late = {}'],
    ['infiniteQueryBehavior(', 'late.infiniteQueryBehavior('],
  ],
  'infiniteQueryObserver.js': [
    [
      `import { hasNextPage, hasPreviousPage } ${IMPORT};`,
      `import { hasNextPage, hasPreviousPage, infiniteQueryBehavior } ${IMPORT};
import { late } from "./query.js";
late.infiniteQueryBehavior = infiniteQueryBehavior;`,
    ],
  ],
}

/** The first screens ask for no lists in pages: what asks for them comes with the first screen that does. */
export function deferInfiniteQueries(): Plugin {
  return {
    name: 'defer-infinite-queries',
    apply: 'build',
    transform(code, id) {
      const changes = CHANGES[id.split(FOLDER)[1] ?? '']
      return changes?.reduce((changed, [from, to]) => {
        if (!changed.includes(from)) throw new Error(`${id} contains no ${from}`)
        return changed.replace(from, to)
      }, code)
    },
  }
}
