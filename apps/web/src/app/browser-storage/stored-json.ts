/** The JSON value stored under a key; null if it is missing or unreadable. */
export const readJson = (storage: Storage, key: string): unknown => parseJson(storage.getItem(key))

/** The value of a stored text; null if it is missing or unreadable. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
