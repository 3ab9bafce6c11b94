import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

export interface SentCode {
  readonly id: string
  readonly accountId: string
  readonly sessionId: string
  readonly recordId: string
  readonly codeHash: Buffer
  readonly byRelative: boolean
  readonly sentAt: Date
  readonly expiresAt: Date
}

export async function saveCode(trx: Kysely<DB>, code: SentCode): Promise<void> {
  await trx
    .insertInto('activation_code')
    .values({
      id: code.id,
      account_id: code.accountId,
      session_id: code.sessionId,
      record_id: code.recordId,
      code_hash: code.codeHash,
      by_relative: code.byRelative,
      sent_at: code.sentAt,
      expires_at: code.expiresAt,
    })
    .execute()
}

/**
 * Locks the guesses of an account for a record, so that they are judged one after another; returns until when they
 * are blocked.
 */
export async function lockGuesses(
  trx: Kysely<DB>,
  { accountId, recordId }: Pick<SentCode, 'accountId' | 'recordId'>,
): Promise<Date | null> {
  const { rows } = await sql<{ blocked_until: Date | null }>`
    insert into activation_guess as known (account_id, record_id) values (${accountId}, ${recordId})
    on conflict (account_id, record_id) do update set wrong = known.wrong
    returning blocked_until`.execute(trx)
  return rows[0]?.blocked_until ?? null
}

/** Locks an account and a record, so that codes sent for either are counted one after another. */
export async function lockSending(trx: Kysely<DB>, accountId: string, recordId: string): Promise<void> {
  for (const name of [`account ${accountId}`, `record ${recordId}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit activation code ${name}`}, 0))`.execute(
      trx,
    )
  }
}

/** When codes were sent that were requested within the window, the latest first. */
export async function sendings(
  trx: Kysely<DB>,
  of: { readonly accountId: string; readonly recordId?: string } | { readonly relativesTo: string },
  since: Date,
): Promise<Date[]> {
  const sent = trx.selectFrom('activation_code').select('sent_at').where('sent_at', '>', since)
  const counted =
    'relativesTo' in of
      ? sent.where('record_id', '=', of.relativesTo).where('by_relative', '=', true)
      : of.recordId === undefined
        ? sent.where('account_id', '=', of.accountId)
        : sent.where('account_id', '=', of.accountId).where('record_id', '=', of.recordId)
  const rows = await counted.orderBy('sent_at', 'desc').execute()
  return rows.map(({ sent_at }) => sent_at)
}

export type GuessResult =
  | { readonly outcome: 'open' | 'blocked'; readonly until: Date }
  | { readonly outcome: 'wrong' | 'over' | 'none'; readonly attemptsLeft: number }

const tryCode = {
  name: 'try-activation-code',
  text: `select outcome, attempts_left, until from try_activation_code(
    trier => $1, trying_session => $2, record => $3, hash => $4, moment => $5, attempts => $6,
    blocked_for => make_interval(secs => $7), opens_for => make_interval(secs => $8))`,
}

export interface CodeGuess {
  readonly accountId: string
  readonly sessionId: string
  readonly recordId: string
  readonly codeHash: Buffer
}

interface Row {
  readonly outcome: GuessResult['outcome']
  readonly attempts_left: number
  readonly until: Date | null
}

const triedOf = (row: Row | undefined): GuessResult => {
  if (!row) throw new Error('a tried code has an outcome')
  const { outcome, attempts_left: attemptsLeft, until } = row
  return (until === null ? { outcome, attemptsLeft } : { outcome, until }) as GuessResult
}

/** The same inside the caller's transaction. */
export async function tryActivationCodeIn(
  trx: Kysely<DB>,
  trying: CodeGuess,
  now: Date,
): Promise<GuessResult> {
  const { accountId, sessionId, recordId, codeHash } = trying
  const { attempts, blockSeconds, opensSeconds } = limits
  const { rows } = await sql<Row>`
    select outcome, attempts_left, until from try_activation_code(
      trier => ${accountId}, trying_session => ${sessionId}, record => ${recordId}, hash => ${codeHash}, moment => ${now},
      attempts => ${attempts}, blocked_for => make_interval(secs => ${blockSeconds}),
      opens_for => make_interval(secs => ${opensSeconds}))`.execute(trx)
  return triedOf(rows[0])
}

export async function tryActivationCode(
  { pool }: Database,
  trying: CodeGuess,
  now: Date,
): Promise<GuessResult> {
  const { accountId, sessionId, recordId, codeHash } = trying
  const { attempts, blockSeconds, opensSeconds } = limits
  const values = [accountId, sessionId, recordId, codeHash, now, attempts, blockSeconds, opensSeconds]
  const { rows } = await pool.query({ ...tryCode, values })
  return triedOf(rows[0])
}

/** The records that a session has opened by code since the current written consent to each was given. */
export async function openedInSession(db: Kysely<DB>, sessionId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct code.record_id as id from activation_code code
    join medical_record r on r.id = code.record_id
    left join documents_consent c on c.profile_id = r.profile_id and c.provider_id = r.provider_id
    where code.session_id = ${sessionId} and code.opens_until > ${now}
      and (c.given_at is null or code.opened_at >= c.given_at)`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Closes what codes have opened, and voids unused codes, of a person at an organisation: a code that was sent
 * before a change of the written consent opens nothing after it. They still count as sent.
 */
export async function closeOpenedByCodes(
  trx: Kysely<DB>,
  { profileId, providerId, at }: { profileId: string; providerId: string; at: Date },
): Promise<void> {
  await sql`
    update activation_code set
      expires_at = least(expires_at, ${at}),
      opens_until = case when opens_until is not null then least(opens_until, ${at}) end
    where record_id in (
      select id from medical_record where profile_id = ${profileId} and provider_id = ${providerId}
    )`.execute(trx)
}

export async function forgetCodes(db: Kysely<DB>, before: Date): Promise<void> {
  await db.deleteFrom('activation_code').where('sent_at', '<', before).execute()
}
