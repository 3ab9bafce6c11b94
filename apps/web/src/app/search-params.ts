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
