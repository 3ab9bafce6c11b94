/** Slices of a list: one statement each, neither a row at a time nor all of a country at once. */
export function batches<Row>(rows: readonly Row[], size: number): Row[][] {
  const slices: Row[][] = []
  for (let at = 0; at < rows.length; at += size) slices.push(rows.slice(at, at + size))
  return slices
}
