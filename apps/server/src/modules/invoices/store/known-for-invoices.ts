import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A visit that an invoice may be about. */
export interface InvoicedVisit {
  readonly id: string
  readonly providerId: string
  readonly status: string
  readonly startsAt: Date
  /** The programme by which it was booked; null: at own expense, or a registry entered it. */
  readonly payer: string | null
  /** A registry entered it, and does not say who pays. */
  readonly isOfRegistry: boolean
  /** The programmes that covered the patient on its day, where a registry entered it. */
  readonly covering: readonly string[]
}

export interface StoredInvoice {
  readonly visitId: string
  readonly isClosed: boolean
  readonly contentHash: Buffer
}

export async function readProviders(db: Kysely<DB>, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map()
  const rows = await db.selectFrom('provider').select(['id', 'code']).where('code', 'in', codes).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

export async function readProgrammes(db: Kysely<DB>, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db.selectFrom('programme').select('code').where('code', 'in', codes).execute()
  return new Set(rows.map(({ code }) => code))
}

const visitKey = (providerId: string, reference: string) => `${providerId} ${reference}`

/**
 * Visits by the product's id, or by the number that the organisation's registry gave them; none is cancelled until the end of the
 * transaction.
 */
export async function lockInvoicedVisits(
  trx: Kysely<DB>,
  asked: readonly { readonly providerId: string; readonly visit: string }[],
): Promise<(providerId: string, reference: string) => InvoicedVisit | undefined> {
  const { rows } = await sql<InvoicedVisit & { reference: string }>`
    select asked.reference, v.id, v.provider_id as "providerId", v.status, v.starts_at as "startsAt",
      v.coverer_code as payer, entered.is_of_registry as "isOfRegistry", array(
        select programme_code from coverages_of(v.profile_id, (v.starts_at at time zone 'Europe/Minsk')::date)
        where entered.is_of_registry
        union select c.programme_code from coverage c
          where entered.is_of_registry and c.profile_id = v.profile_id and c.linked_at <= v.starts_at and c.ended_at > v.starts_at
      ) as covering
    from unnest(${asked.map(({ providerId }) => providerId)}::bigint[], ${asked.map(({ visit }) => visit)}::text[])
      as asked (provider_id, reference)
    join visit v on v.provider_id = asked.provider_id
      and (v.id::text = lower(asked.reference) or exists (
        select from registry_visit r where r.visit_id = v.id and r.number = asked.reference))
    cross join lateral (
      select exists (select from registry_visit r where r.visit_id = v.id) as is_of_registry) entered
    order by v.id for share of v`.execute(trx)
  const found = new Map(rows.map(row => [visitKey(row.providerId, row.reference), row]))
  return (providerId, reference) => found.get(visitKey(providerId, reference))
}

/** The stored invoices of these numbers, which nobody decides or changes until the end of the transaction. */
export async function lockInvoices(
  trx: Kysely<DB>,
  asked: readonly { readonly providerId: string; readonly code: string }[],
): Promise<(providerId: string, code: string) => StoredInvoice | undefined> {
  const { rows } = await sql<StoredInvoice & { providerId: string; code: string }>`
    select i.provider_id as "providerId", i.code, i.visit_id as "visitId", i.is_closed as "isClosed",
      i.content_hash as "contentHash"
    from invoice i
    where (i.provider_id, i.code) in (
      select * from unnest(${asked.map(({ providerId }) => providerId)}::bigint[], ${asked.map(({ code }) => code)}::text[]))
    order by i.id for update`.execute(trx)
  const found = new Map(rows.map(row => [visitKey(row.providerId, row.code), row]))
  return (providerId, code) => found.get(visitKey(providerId, code))
}
