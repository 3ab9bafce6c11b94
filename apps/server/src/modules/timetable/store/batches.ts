/** Slices of a list for one statement each, so that no statement is too small or too large. */
export function batches<Row>(rows: readonly Row[], size: number): Row[][] {
  const slices: Row[][] = []
  for (let at = 0; at < rows.length; at += size) slices.push(rows.slice(at, at + size))
  return slices
}
