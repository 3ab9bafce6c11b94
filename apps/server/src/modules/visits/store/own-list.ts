import { sql } from 'kysely'
import { anyValue } from '../../../platform/database/any-value.ts'
import type { Database } from '../../../platform/database/database.ts'
import { assignmentDetailsColumns, assignmentDetailsTables } from './assignment-details.ts'
import { detailsOf, type VisitDetails, type VisitRow, visitColumns } from './visit-details.ts'

/** Which visits are read, and for whose list. */
export interface ListRead {
  readonly accountId: string
  readonly profileIds: readonly string[]
  /** Null: all medical organisations. */
  readonly providerCode: string | null
}

type OwnRow = VisitRow & { readonly hidden: boolean; readonly listing_changed_at: Date | null }

// Selects the visits first and joins their details by index. If all were joined at once, the planner would read
// the whole catalogue for the few visits of one family; `offset 0` prevents that.
const own = (condition: string) => `
  with v as materialized (
    select v.*, coalesce(l.hidden, false) as hidden, l.changed_at as listing_changed_at
    from visit v
    left join visit_listing l on l.account_id = $1 and l.visit_id = v.id
    where ${condition}
  )
  select ${visitColumns}, place.*, v.hidden, v.listing_changed_at
  from v
  cross join lateral (select first_name from profile where id = v.profile_id offset 0) who
  left join lateral (select * from service where id = v.service_id offset 0) sv on true
  left join lateral (select * from service_option where id = v.service_option_id offset 0) so on true
  cross join lateral (select ${assignmentDetailsColumns} from ${assignmentDetailsTables} where a.id = v.assignment_id offset 0) place`
const ofPeople = `v.profile_id = any(${anyValue('$2', 'uuid[]')})`
const instant = (parameter: `$${number}`) => anyValue(parameter, 'timestamptz')
const atProvider = '$3::text is null or place.provider_code = $3'

const ofRange = {
  name: 'own-visits-of-range',
  text: `${own(`${ofPeople} and v.starts_at >= ${instant('$4')}
      and (${instant('$5')} is null or v.starts_at < ${instant('$5')})`)}
    where ${atProvider}`,
}

/**
 * Visits that start between `from` and `to`, of every status, hidden ones included; `to` is exclusive, null means
 * no bound.
 */
export async function readRange({ pool }: Database, read: ListRead & { from: Date; to: Date | null }) {
  const values = [...reader(read), read.from, read.to]
  return (await pool.query<OwnRow>({ ...ofRange, values })).rows.map(listed)
}

const changedSince = {
  name: 'own-visits-changed-since',
  text: `${own(`${ofPeople} and greatest(v.starts_at, v.updated_at, l.changed_at) >= ${instant('$4')}`)}
    where ${atProvider}`,
}

/** Visits that start, or have changed, since then; hiding and unhiding on this list is a change too. */
export async function readChanged({ reads }: Database, read: ListRead & { since: Date }) {
  return (await reads.query<OwnRow>(changedSinceQuery(read))).rows.map(listed)
}

/** The statement of the read above. */
export const changedSinceQuery = (read: ListRead & { since: Date }) => ({
  ...changedSince,
  values: [...reader(read), read.since],
})

const latestBefore = {
  name: 'own-visit-latest-before',
  text: `select max(v.starts_at) as starts_at
    from visit v
    left join visit_listing l on l.account_id = $1 and l.visit_id = v.id
    where ${ofPeople} and ($3::text is null or v.provider_id = (select id from provider where code = $3)) and v.starts_at < ${instant('$4')}
      and v.status <> 'cancelled' and l.hidden is not true`,
}

/** The start of the latest visit on the list before this time. */
export async function readLatestBefore(
  { reads }: Database,
  read: ListRead & { before: Date },
): Promise<Date | null> {
  const { rows } = await reads.query<{ starts_at: Date | null }>(latestBeforeQuery(read))
  return rows[0]?.starts_at ?? null
}

/** The statement of the read above. */
export const latestBeforeQuery = (read: ListRead & { before: Date }) => ({
  ...latestBefore,
  values: [...reader(read), read.before],
})

const ofAccount = {
  name: 'own-visit-by-id',
  text: own('v.id = $2'),
}

/** One visit as it stands on an account's list. */
export async function findOwnVisit(
  { reads }: Database,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<VisitDetails | undefined> {
  const { rows } = await reads.query<OwnRow>({ ...ofAccount, values: [accountId, orderId] })
  return rows[0] && listed(rows[0])
}

/** Hides a visit on an account's list, or shows it again; returns whether that changed anything. */
export async function setHidden(
  { db }: Database,
  { accountId, orderId, hidden, now }: { accountId: string; orderId: string; hidden: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into visit_listing as known (account_id, visit_id, hidden, changed_at)
    select ${accountId}, ${orderId}, ${hidden}, ${now}
    where ${hidden} or exists (select from visit_listing where account_id = ${accountId} and visit_id = ${orderId})
    on conflict (account_id, visit_id) do update set hidden = excluded.hidden, changed_at = excluded.changed_at
      where known.hidden <> excluded.hidden
    returning visit_id`.execute(db)
  return rows.length > 0
}

const reader = ({ accountId, profileIds, providerCode }: ListRead) => [accountId, profileIds, providerCode]

const listed = (row: OwnRow) => ({
  ...detailsOf(row),
  hidden: row.hidden,
  listingChangedAt: row.listing_changed_at,
})
