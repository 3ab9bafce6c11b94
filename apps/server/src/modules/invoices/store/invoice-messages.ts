import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isUnsent } from '../../notifications/public.ts'

/** Undefined or null: nothing reaches the account. */
export type InvoiceMessage = string | null | undefined

/** An invoice that a message was to tell of. */
export interface UnsentOf {
  readonly id: string
  readonly profileId: string
  readonly answerUntil: Date
  readonly template: string
}

type ByAccount = Map<string, UnsentOf[]>

/** Keeps which invoices a message is about. */
export async function noteMessage(
  trx: Kysely<DB>,
  message: InvoiceMessage,
  invoiceIds: readonly string[],
): Promise<void> {
  if (message === null || message === undefined) return
  await sql`
    insert into invoice_message (message_id, invoice_id)
    select ${message}::bigint, unnest(${[...invoiceIds]}::uuid[])`.execute(trx)
}

/** The invoices of the messages `mine` that still wait for an answer. */
const openOf = (now: Date) => sql`
  select mine.id as message_id, i.id, v.profile_id, i.answer_until
  from mine join invoice_message m on m.message_id = mine.id
  join invoice i on i.id = m.invoice_id
  join visit v on v.id = i.visit_id
  where not i.is_closed and i.answer_until > ${now} and v.status <> 'cancelled'`

interface Taking {
  readonly accountIds: readonly string[]
  readonly templates: readonly string[]
  readonly now: Date
}

/** Deletes the messages to these accounts that nobody has got, and returns their invoices that still wait. */
export async function takeUnsent(
  trx: Kysely<DB>,
  { accountIds, templates, now }: Taking,
): Promise<ByAccount> {
  if (accountIds.length === 0) return new Map()
  return byAccount(
    trx,
    sql`
    with mine as (
      select o.id, o.account_id, o.template from outbox o
      where ${isUnsent(now)} and o.pushed_at is null and o.account_id = any(${[...accountIds]}::uuid[])
        and o.template = any(${[...templates]}::text[]) and exists (select from invoice_message m where m.message_id = o.id)
      for update skip locked
    ), open as (${openOf(now)}),
    gone as (delete from outbox using mine where outbox.id = mine.id)
    select ${columns} from open join mine on mine.id = open.message_id order by open.answer_until, open.id`,
  )
}

interface Withdrawing {
  readonly invoiceId: string
  /** Those that are written again for the other invoices. */
  readonly templates: readonly string[]
  readonly now: Date
}

/**
 * Deletes the messages about an invoice that nobody has got. Of one about others too these are returned; one that a push service has
 * stays, as long as any of its invoices waits.
 */
export async function withdrawUnsent(
  trx: Kysely<DB>,
  { invoiceId, templates, now }: Withdrawing,
): Promise<ByAccount> {
  const isRewritten = sql`mine.account_id is not null and mine.pushed_at is null and mine.template = any(${[...templates]}::text[])`
  return byAccount(
    trx,
    sql`
    with mine as (
      select o.id, o.account_id, o.template, o.pushed_at from outbox o
      join invoice_message about on about.message_id = o.id and about.invoice_id = ${invoiceId}
      where ${isUnsent(now)} for update of o skip locked
    ), open as (${openOf(now)}),
    gone as (
      delete from outbox using mine where outbox.id = mine.id
        and (${isRewritten} or not exists (select from open where open.message_id = mine.id))
    )
    select ${columns} from open join mine on mine.id = open.message_id where ${isRewritten}
    order by open.answer_until, open.id`,
  )
}

const columns = sql`mine.account_id as "accountId", mine.template, open.id, open.profile_id as "profileId",
  open.answer_until as "answerUntil"`

async function byAccount(trx: Kysely<DB>, query: RawBuilder<unknown>): Promise<ByAccount> {
  const { rows } = await (query as RawBuilder<UnsentOf & { accountId: string }>).execute(trx)
  return Map.groupBy(rows, ({ accountId }) => accountId)
}
