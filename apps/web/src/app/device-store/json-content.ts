import type { Bytes } from './sealed-record.ts'

export function written(value: unknown): Bytes {
  return new TextEncoder().encode(JSON.stringify(value))
}

export function readBack<T>(content: Bytes): T {
  return JSON.parse(new TextDecoder().decode(content)) as T
}
