/** SQL: the names of the fields whose row does not exist; null: the field was not given. */
export const unknown = (rows: Readonly<Record<string, string | null>>): string => {
  const found = Object.entries(rows).map(([field, where]) =>
    where ? `case when not exists (select from ${where}) then '${field}' end` : 'null',
  )
  return `array_remove(array[${found.join(', ')}]::text[], null)`
}
