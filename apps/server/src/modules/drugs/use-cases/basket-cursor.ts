import type { OrderKey } from '@vizit/domain/drugs/basket-order.ts'
import { z } from 'zod'

const KEY_LENGTH = 4

export const writeCursor = (key: OrderKey, sort: string) =>
  Buffer.from(JSON.stringify([sort, ...key])).toString('base64url')

/** The place where a page ended; null: it is none of this sort. */
export function readCursor(cursor: string, sort: string): OrderKey | null {
  const parsed = z.tuple([z.literal(sort)], z.number()).safeParse(jsonOf(cursor))
  if (!parsed.success) return null
  const [, ...key] = parsed.data
  return key.length === KEY_LENGTH ? key : null
}

function jsonOf(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
