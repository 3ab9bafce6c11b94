import { randomUUID } from 'node:crypto'
import type { LinkRefusal, RequestStep } from '@vizit/domain/programmes/link-programme.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

export interface CoverageRequestRow {
  readonly id: string
  readonly accountId: string
  readonly profileId: string
  readonly programme: string
  readonly memberId: string | null
  readonly waitsFor: RequestStep
  readonly emailHash: Buffer | null
  readonly codeHash: Buffer | null
  readonly attempts: number
  readonly closed: boolean
  readonly coverageId: string | null
  readonly expiresAt: Date
}

const columns = sql`
  id, account_id as "accountId", profile_id as "profileId", programme_code as programme, member_id::text as "memberId",
  waits_for as "waitsFor", email_hash as "emailHash", code_hash as "codeHash", attempts, closed_at is not null as closed,
  coverage_id as "coverageId", expires_at as "expiresAt"`

interface NewRequest {
  readonly accountId: string
  readonly profileId: string
  readonly programme: string
  readonly memberId?: string
  readonly waitsFor: Exclude<RequestStep, 'NOTHING'>
  readonly emailHash?: Buffer
  readonly sentTo?: string
  readonly tokenHash?: Buffer
  /** Keyed by the request's id, which is drawn here. */
  readonly codeHash?: (id: string) => Buffer
  readonly now: Date
  readonly expiresAt: Date
}

/** Opens a request; the former one of this person for this programme is over. */
export async function openRequest(trx: Kysely<DB>, given: NewRequest): Promise<void> {
  const id = randomUUID()
  await closeRequests(trx, given, given.now)
  await sql`
    insert into coverage_request (id, account_id, profile_id, programme_code, member_id, waits_for, email_hash, sent_to,
      token_hash, code_hash, created_at, expires_at)
    values (${id}, ${given.accountId}, ${given.profileId}, ${given.programme}, ${given.memberId ?? null}::bigint,
      ${given.waitsFor}, ${given.emailHash ?? null}, ${given.sentTo ?? null}, ${given.tokenHash ?? null},
      ${given.codeHash?.(id) ?? null}, ${given.now}, ${given.expiresAt})`.execute(trx)
}

type OfPerson = Pick<NewRequest, 'accountId' | 'profileId' | 'programme'>

export async function closeRequests(
  trx: Kysely<DB>,
  { accountId, profileId, programme }: OfPerson,
  now: Date,
): Promise<void> {
  await sql`
    update coverage_request set closed_at = ${now}
    where account_id = ${accountId} and profile_id = ${profileId} and programme_code = ${programme}
      and closed_at is null`.execute(trx)
}

/** What was linked is remembered, so that a repeated link or code is answered the same. */
export async function settleRequest(
  trx: Kysely<DB>,
  id: string,
  coverageId: string,
  now: Date,
): Promise<void> {
  await sql`update coverage_request set closed_at = ${now}, coverage_id = ${coverageId} where id = ${id}`.execute(
    trx,
  )
}

/** The key was proved; what the coverer has not sent is waited for. */
export async function waitForData(
  trx: Kysely<DB>,
  id: string,
  memberId: string,
  expiresAt: Date,
): Promise<void> {
  await sql`
    update coverage_request set waits_for = 'DATA', member_id = ${memberId}::bigint, expires_at = ${expiresAt}
    where id = ${id}`.execute(trx)
}

export async function refuseRequest(
  trx: Kysely<DB>,
  {
    id,
    refusal,
    expiresAt,
  }: { readonly id: string; readonly refusal: LinkRefusal; readonly expiresAt: Date },
): Promise<void> {
  await sql`
    update coverage_request set waits_for = 'NOTHING', refusal = ${refusal}, expires_at = ${expiresAt}
    where id = ${id}`.execute(trx)
}

/** The requests of an account that a code may be about, open or settled, the newest first; locked. */
export async function codeRequests(
  trx: Kysely<DB>,
  { accountId, step }: { readonly accountId: string; readonly step: 'EMAIL' | 'SUFFIX' },
  now: Date,
): Promise<CoverageRequestRow[]> {
  const proves = step === 'EMAIL' ? sql`email_hash is not null` : sql`email_hash is null`
  const { rows } = await sql<CoverageRequestRow>`
    select ${columns} from coverage_request
    where account_id = ${accountId} and code_hash is not null and ${proves} and expires_at > ${now}
      and (closed_at is null or coverage_id is not null)
    order by created_at desc for update`.execute(trx)
  return rows
}

export async function requestByToken(
  trx: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<CoverageRequestRow | undefined> {
  const { rows } = await sql<CoverageRequestRow>`
    select ${columns} from coverage_request
    where token_hash = ${tokenHash} and expires_at > ${now} for update`.execute(trx)
  return rows[0]
}

export async function countWrongCode(trx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  await sql`update coverage_request set attempts = attempts + 1 where id = any(${ids}::uuid[])`.execute(trx)
}

/**
 * Requests that wait for data which have come, or which are waited for no longer; those of another server are left to it, and those for a
 * programme that is switched off wait until it is switched on.
 */
export async function dueRequests(
  trx: Kysely<DB>,
  { now, except, most }: { readonly now: Date; readonly except: readonly string[]; readonly most: number },
): Promise<CoverageRequestRow[]> {
  const { rows } = await sql<CoverageRequestRow>`
    select ${columns} from coverage_request r
    where closed_at is null and waits_for = 'DATA' and id <> all(${except}::uuid[])
      and exists (select from programme p where p.code = r.programme_code and p.active)
      and (expires_at <= ${now} or not exists (
        select from programme_member m join programme_contract k on k.id = m.contract_id
        where m.id = r.member_id and not m.has_person and m.removed_at is null and k.removed_at is null))
    order by created_at limit ${most} for update of r skip locked`.execute(trx)
  return rows
}

/** Ends a request of an account; false: there is none. */
export async function withdrawRequest(
  trx: Kysely<DB>,
  { accountId, id, now }: { readonly accountId: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update coverage_request set closed_at = ${now}
    where id = ${id} and account_id = ${accountId} and closed_at is null`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Deletes what has expired, and attempts that no limit counts any more. */
export async function forgetRequests(db: Kysely<DB>, now: Date): Promise<void> {
  await sql`delete from coverage_request where expires_at < ${now} and (closed_at is not null or waits_for <> 'DATA')`.execute(
    db,
  )
  await sql`
    delete from coverage_attempt where at < ${now}::timestamptz - make_interval(days => ${limits.keptAttemptDays})`.execute(
    db,
  )
}

/** Whether this member's data are waited for already. */
export async function isAwaited(
  trx: Kysely<DB>,
  { accountId, profileId }: Pick<NewRequest, 'accountId' | 'profileId'>,
  memberId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from coverage_request
    where account_id = ${accountId} and profile_id = ${profileId} and member_id = ${memberId}::bigint
      and waits_for = 'DATA' and closed_at is null`.execute(trx)
  return rows.length > 0
}

/** After a restore: what was sent out may have been used since the dump was made. */
export async function endRestoredLinking(trx: Kysely<DB>): Promise<void> {
  await sql`delete from coverage_request where waits_for in ('EMAIL', 'SUFFIX')`.execute(trx)
}
