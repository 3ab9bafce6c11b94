/** A number from 0 to 1 (excluded) that depends only on the key, so the demo is the same on every machine. */
export function seededRandom(...key: (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const char of key.join('/')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return scramble(hash)
}

/** The same for two numbers, without converting them to text. */
export function seededRandomOf(one: number, other: number): number {
  return scramble(Math.imul(one | 0, 0x9e3779b1) ^ Math.imul(other | 0, 0x85ebca6b))
}

export function pick<Value>(values: readonly [Value, ...Value[]], ...key: (string | number)[]): Value {
  return values[Math.floor(seededRandom(...key) * values.length)] ?? values[0]
}

/** A whole number, both bounds included. */
export function between(least: number, most: number, ...key: (string | number)[]): number {
  return least + Math.floor(seededRandom(...key) * (most - least + 1))
}

function scramble(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  mixed ^= mixed >>> 16
  return (mixed >>> 0) / 2 ** 32
}
