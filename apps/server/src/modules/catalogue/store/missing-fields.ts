/**
 * SQL: the names of the fields that name nothing that exists. Each field comes with the `from` and `where` of its row; null:
 * it was not given.
 */
export const missingFields = (rows: Readonly<Record<string, string | null | undefined | ''>>): string => {
  const found = Object.entries(rows).map(([field, where]) =>
    where ? `case when not exists (select from ${where}) then '${field}' end` : 'null',
  )
  return `array_remove(array[${found.join(', ')}]::text[], null)`
}
