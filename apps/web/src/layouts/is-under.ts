/** Matches the paths of these screens and of those below them; `''`: only the root. */
export const isUnder = (...paths: readonly string[]): RegExp =>
  new RegExp(`^/(?:${paths.map(path => (path === '' ? '$' : `${path}(?:/|$)`)).join('|')})`)
