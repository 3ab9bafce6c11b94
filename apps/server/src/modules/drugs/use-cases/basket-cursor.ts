import type { OrderKey } from '@vizit/domain/drugs/basket-order.ts'
import { z } from 'zod'
import { cursorText, cursorValue } from '../../../platform/http/cursor.ts'

const KEY_LENGTH = 5
const DAY_MS = 86_400_000

/** Where a page ended, in the order of the moment at which the list began: what opens meanwhile moves nobody. */
export interface PageEnd {
  readonly at: Date
  readonly key: OrderKey
}

export const writeCursor = ({ at, key }: PageEnd, sort: string) => cursorText([sort, at.getTime(), ...key])

/** The place where a page ended; null: it is none of this sort, or the list began over a day ago. */
export function readCursor(cursor: string, sort: string, now: Date): PageEnd | null {
  const parsed = z.tuple([z.literal(sort), z.int()], z.number()).safeParse(cursorValue(cursor))
  if (!parsed.success) return null
  const [, at, ...key] = parsed.data
  const age = now.getTime() - at
  return key.length === KEY_LENGTH && age >= 0 && age <= DAY_MS ? { at: new Date(at), key } : null
}
