import type { QueryOf } from '@vizit/contract/call.ts'
import type { findPharmacies } from '@vizit/contract/calls/drugs/drugs.ts'
import type { OrderKey } from '@vizit/domain/drugs/basket-order.ts'
import { z } from 'zod'
import { cursorText, cursorValue, listKey } from '../../../platform/http/cursor.ts'

const KEY_LENGTH = 5
const DAY_MS = 86_400_000

/** Where a page ended, in the order of the moment at which the list began: what opens meanwhile moves nobody. */
export interface PageEnd {
  readonly at: Date
  readonly key: OrderKey
}

type Asked = QueryOf<typeof findPharmacies>

/** Tells lists apart: a cursor of another basket, place or filter would hide the first pharmacies of this one. */
function listOf({ packs, locationCode, lat, lon, radius, openNow }: Asked): number {
  const counts = packs.map(({ packId, count }) => `${packId}:${count}`).toSorted()
  return listKey({ counts, locationCode: locationCode ?? 0, lat, lon, radius, openNow: openNow === 'true' })
}

export const writeCursor = ({ at, key }: PageEnd, asked: Asked) =>
  cursorText([asked.sort, listOf(asked), at.getTime(), ...key])

/** The place where a page ended; null: it is none of this list, or the list began over a day ago. */
export function readCursor(cursor: string, asked: Asked, now: Date): PageEnd | null {
  const ours = z.tuple([z.literal(asked.sort), z.literal(listOf(asked)), z.int()], z.number())
  const parsed = ours.safeParse(cursorValue(cursor))
  if (!parsed.success) return null
  const [, , at, ...key] = parsed.data
  const age = now.getTime() - at
  return key.length === KEY_LENGTH && age >= 0 && age <= DAY_MS ? { at: new Date(at), key } : null
}
