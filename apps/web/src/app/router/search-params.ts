/**
 * Search parameters as plain text, `?branch=12`: the router's default would parse values as JSON and write strings of
 * digits in quotes.
 */
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

/** The shape of the id of a row. */
export const ROW_ID = /^[1-9]\d{0,17}$/

/** Keeps the valid parameters of an address that somebody may have typed or shortened. */
export function shapedSearch<Shapes extends Readonly<Record<string, RegExp>>>(
  shapes: Shapes,
  search: Record<string, unknown>,
): { readonly [Name in keyof Shapes]?: string } {
  const valid = Object.entries(shapes).filter(([name, shape]) => shape.test(String(search[name] ?? '')))
  return Object.fromEntries(valid.map(([name]) => [name, String(search[name])])) as {
    [Name in keyof Shapes]?: string
  }
}

/** `validateSearch` of a screen that checks its parameters itself, so that their shapes are loaded with it. */
export const searchOfScreen = <Search extends object>(search: Record<string, unknown>) =>
  search as { readonly [Name in keyof Search]?: string }
