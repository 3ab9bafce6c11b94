type ColumnValues = Readonly<Record<string, unknown>>

/** Whether a row already has all of these values. */
export const isUnchanged = (row: ColumnValues, said: ColumnValues) =>
  Object.entries(said).every(([column, value]) => same(row[column], value))

const same = (known: unknown, said: unknown) =>
  known instanceof Date && said instanceof Date ? known.getTime() === said.getTime() : known === said
