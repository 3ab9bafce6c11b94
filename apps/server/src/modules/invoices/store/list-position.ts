import { CivilDate, Uuid } from '@vizit/contract/shapes/scalars.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { cursorText, cursorValue } from '../../../platform/http/cursor.ts'

/** By what a list of invoices is ordered: the open ones first, by their deadline, then the newest. */
const Position = z.tuple([z.boolean(), z.iso.datetime(), CivilDate, Uuid])
export type ListPosition = z.output<typeof Position>

interface Listed {
  readonly isClosed: boolean
  readonly answerUntil: Date
  readonly issuedOn: string
  readonly id: string
}

export const cursorAfter = ({ isClosed, answerUntil, issuedOn, id }: Listed): string =>
  cursorText([isClosed, answerUntil.toISOString(), issuedOn, id])

/** Null: the cursor is none of ours. */
export const positionOf = (cursor: string): ListPosition | null =>
  Position.safeParse(cursorValue(cursor)).data ?? null

const order = (closed: RawBuilder<unknown>, until: RawBuilder<unknown>, issued: RawBuilder<unknown>) => sql`
  ${closed}, case when ${closed} then 'infinity'::timestamptz else ${until} end, date '9999-12-31' - ${issued}`

/** SQL: whether nobody can decide about the invoice `i` for the visit `v` any more. */
export const isSettled = sql`(i.is_closed or v.status = 'cancelled')`

/** SQL: the order of the invoice `i` for the visit `v`; ids are in the order of the files and of their lines. */
export const orderOfInvoice = sql`${order(isSettled, sql`i.answer_until`, sql`i.issued_on`)}, i.id`

/** SQL: the invoice `i` comes after this place. */
export const isAfter = ([closed, until, issued, id]: ListPosition) =>
  sql`(${orderOfInvoice}) > (${order(sql`${closed}::boolean`, sql`${until}::timestamptz`, sql`${issued}::date`)}, ${id}::uuid)`
