import type { OrderKey } from '@vizit/domain/drugs/basket-order.ts'
import { z } from 'zod'
import { cursorText, cursorValue } from '../../../platform/http/cursor.ts'

const KEY_LENGTH = 4

export const writeCursor = (key: OrderKey, sort: string) => cursorText([sort, ...key])

/** The place where a page ended; null: it is none of this sort. */
export function readCursor(cursor: string, sort: string): OrderKey | null {
  const parsed = z.tuple([z.literal(sort)], z.number()).safeParse(cursorValue(cursor))
  if (!parsed.success) return null
  const [, ...key] = parsed.data
  return key.length === KEY_LENGTH ? key : null
}
