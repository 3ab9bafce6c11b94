type Said = Readonly<Record<string, unknown>>

/** Does a row say all this already? */
export const isUnchanged = (row: Said, said: Said) =>
  Object.entries(said).every(([column, value]) => same(row[column], value))

const same = (known: unknown, said: unknown) =>
  known instanceof Date && said instanceof Date ? known.getTime() === said.getTime() : known === said
