import type { Bytes } from './sealed-record.ts'

export function toJsonBytes(value: unknown): Bytes {
  return new TextEncoder().encode(JSON.stringify(value))
}

export function fromJsonBytes<T>(content: Bytes): T {
  return JSON.parse(new TextDecoder().decode(content)) as T
}
