/** A PostgreSQL array of whole numbers as text; many times faster than the driver's own quoting. */
export function numberArray(numbers: Iterable<number | string>): string {
  return `{${[...numbers].join()}}`
}
