import { RowId } from '@vizit/contract/shapes/scalars.ts'
import { z } from 'zod'
import { cursorText, cursorValue } from '../../../platform/http/cursor.ts'

/** What PostgreSQL takes as a text: no NUL, no half of a surrogate pair. */
const Text = z.string().refine(text => !text.includes('\0') && text.isWellFormed())

/** Where a page ended: the order of the list, the sort values of its last row, and its id. */
export interface ListPosition {
  readonly order: string
  readonly values: readonly (string | number)[]
  readonly id: string
}

export function cursorOf({ order, values, id }: ListPosition): string {
  return cursorText([order, values, id])
}

/** The position that a cursor names in a list of this order; null: it is none of ours. */
export function positionOf(
  cursor: string,
  { order, types }: { readonly order: string; readonly types: readonly ('string' | 'number')[] },
): ListPosition | null {
  const parsed = z
    .tuple([z.literal(order), z.array(z.union([Text, z.number()])), RowId])
    .safeParse(cursorValue(cursor))
  if (!parsed.success) return null
  const [, values, id] = parsed.data
  const fits = values.length === types.length && values.every((value, at) => typeof value === types[at])
  return fits ? { order, values, id } : null
}
