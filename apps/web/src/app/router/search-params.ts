/** Search parameters as plain text, `?branch=12`: the router's own way would write numbers as JSON strings. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(texts).toString()
  return query && `?${query}`
}

/** Keeps what has the right shape of an address that somebody typed or shortened. */
export function shapedSearch<Shapes extends Readonly<Record<string, RegExp>>>(
  shapes: Shapes,
  search: Record<string, unknown>,
): { readonly [Name in keyof Shapes]?: string } {
  const kept = Object.entries(shapes).filter(([name, shape]) => shape.test(String(search[name] ?? '')))
  return Object.fromEntries(kept.map(([name]) => [name, String(search[name])])) as {
    [Name in keyof Shapes]?: string
  }
}
