import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface DueInvoice {
  readonly id: string
  readonly profileId: string
  readonly answerUntil: Date
}

/** Ends invoices whose time is over, each once; returns whose they were. */
export async function endUnanswered(trx: Kysely<DB>, now: Date, atOnce: number): Promise<DueInvoice[]> {
  const { rows } = await sql<DueInvoice & { version: number }>`
    select i.id, v.profile_id as "profileId", i.answer_until as "answerUntil", i.version
    from invoice i join visit v on v.id = i.visit_id
    where not i.is_closed and i.answer_until <= ${now}
    order by i.answer_until limit ${atOnce} for update of i skip locked`.execute(trx)
  for (const { id, version } of rows)
    await sql`
      insert into invoice_decision (invoice_id, version, kind, decided_at) values (${id}, ${version}, 'UNANSWERED', ${now})`.execute(
      trx,
    )
  return rows
}

/** Marks the invoices as reminded of whose time little is left, or that somebody else decides about since they were told. */
export async function takeToRemind(
  trx: Kysely<DB>,
  { now, before, atOnce }: { readonly now: Date; readonly before: Date; readonly atOnce: number },
): Promise<DueInvoice[]> {
  const isOpen = sql`not is_closed and answer_until > ${now}
        and not exists (select from visit where visit.id = invoice.visit_id and visit.status = 'cancelled')`
  const { rows } = await sql<DueInvoice>`
    with again as (
      select id from invoice where tell_again and ${isOpen} order by answer_until limit ${atOnce} for update skip locked
    ), due as (
      select id from invoice where ${isOpen} and reminded_at is null and answer_until <= ${before}
        -- Whoever has just been told is not reminded at once.
        and received_at <= ${now}::timestamptz - interval '1 day'
      order by answer_until limit ${atOnce} for update skip locked
    )
    update invoice i set tell_again = false, reminded_at = case when answer_until <= ${before} then ${now}::timestamptz else reminded_at end
    from (select id from again union select id from due) told, visit v where i.id = told.id and v.id = i.visit_id
    returning i.id, v.profile_id as "profileId", i.answer_until as "answerUntil"`.execute(trx)
  return rows
}
