import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { type Repeating, repeat } from '../lifecycle/repeat.ts'

/** Whether what lies at rest is written sealed. It is read in both forms (docs/decisions/0058-sealing-at-rest.md). */
export interface Sealing {
  readonly isOn: () => boolean
}

/** Beside no older server. */
export const ALWAYS_SEALED: Sealing = { isOn: () => true }

/** What is written in a transaction of its own asks there. */
export async function isSealing(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('sealing').select('begun_at').executeTakeFirst()
  return (row?.begun_at ?? null) !== null
}

/** What a command needs, which is over soon. */
export async function readSealing(db: Kysely<DB>): Promise<Sealing> {
  const isOn = await isSealing(db)
  return { isOn: () => isOn }
}

/** The migration that a server has to know to read what is sealed. */
const READ_SINCE = 58

/** From now on it is written sealed; servers that cannot read it do not start any more. */
export async function beginSealing(db: Kysely<DB>, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.updateTable('sealing').set({ begun_at: now }).where('begun_at', 'is', null).execute()
    await trx
      .updateTable('schema_migration')
      .set({ must_know: READ_SINCE })
      .where('version', '=', READ_SINCE)
      .execute()
  })
}

/** That of a server, which goes on while an operator begins the sealing. Nothing ends it again. */
export interface WatchedSealing extends Sealing {
  /** Asks the database, and goes on asking until it has begun there. */
  begin(db: Kysely<DB>): Promise<void>
  end(): Promise<void>
}

const POLL_MS = 10_000

const NOT_SEALED =
  'laboratory values, notes and messages are written in clear, since an older server may work beside this one: once none does, run vizit seal'

export function watchSealing(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): WatchedSealing {
  let isOn = false
  let polling: Repeating | undefined
  return {
    isOn: () => isOn,
    begin: async db => {
      isOn = await isSealing(db)
      if (isOn || polling) return
      log.warn(NOT_SEALED)
      const ask = async () => {
        isOn ||= await isSealing(db)
      }
      polling = repeat(ask, POLL_MS, () => log.error('whether to seal cannot be read'))
    },
    end: async () => polling?.stop(),
  }
}
