/** Throws if the value, which the test expects to exist, is missing. */
export function requireValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the test expected a value')
  return value
}
