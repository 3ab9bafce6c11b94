import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { limits } from '../limits.ts'

export interface HiddenCode {
  readonly hash: Buffer
  readonly sealed: string
}

/** Replaces the code of the previous picture. False: no more pictures may be drawn. */
export async function saveDraw(db: Kysely<DB>, id: string, { hash, sealed }: HiddenCode): Promise<boolean> {
  const drawn = await db
    .updateTable('phone_login')
    .set(login => ({
      human_code_hash: hash,
      human_code_sealed: sealed,
      human_draws: login('human_draws', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'needs-human')
    .where('human_draws', '<', limits.humanDraws)
    .executeTakeFirst()
  return drawn.numUpdatedRows > 0n
}

/**
 * The encrypted code of the picture that waits for its answer; counts as another drawing. Undefined: there is
 * none.
 */
export async function drawAgain(db: Kysely<DB>, id: string): Promise<string | undefined> {
  const drawn = await db
    .updateTable('phone_login')
    .set(login => ({ human_draws: login('human_draws', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'needs-human')
    .where('human_code_hash', 'is not', null)
    .where('human_draws', '<', limits.humanDraws)
    .returning('human_code_sealed')
    .executeTakeFirst()
  return drawn?.human_code_sealed ?? undefined
}

interface SentCode {
  readonly id: string
  readonly codeHash: Buffer
  readonly guesses: number
  readonly now: Date
  readonly expiresAt: Date
}

/** Takes the picture's hash and one attempt: a picture is answered once, right or wrong. */
export async function takeHumanAttempt(trx: Kysely<DB>, id: string): Promise<Buffer | null> {
  const login = await trx
    .selectFrom('phone_login')
    .select('human_code_hash')
    .where('id', '=', id)
    .where('state', '=', 'needs-human')
    .forUpdate()
    .executeTakeFirst()
  if (!login?.human_code_hash) return null
  await trx
    .updateTable('phone_login')
    .set(row => ({
      human_code_hash: null,
      human_code_sealed: null,
      human_attempts: row('human_attempts', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  return login.human_code_hash
}

export async function passHumanCheck(
  trx: Kysely<DB>,
  { id, codeHash, guesses, now, expiresAt }: SentCode,
): Promise<void> {
  await trx
    .updateTable('phone_login')
    .set({ state: 'code-sent', code_hash: codeHash, guesses, sent_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}
