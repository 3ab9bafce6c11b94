// Prices of a pharmacy mostly have one moment, and a page has a hundred of them.
let last: { readonly at: number; readonly text: string } | undefined

/** An instant as it is sent over the network: ISO 8601, UTC, whole seconds. */
export function formatInstant(date: Date): string {
  const at = date.getTime()
  if (last?.at !== at) last = { at, text: `${date.toISOString().slice(0, 19)}Z` }
  return last.text
}
