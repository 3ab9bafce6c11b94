import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { type Repeating, repeat } from '../lifecycle/repeat-task.ts'

/** Whether data at rest is written sealed. Both forms can be read (docs/decisions/0058-sealing-at-rest.md). */
export interface Sealing {
  readonly isOn: () => boolean
}

/** The default; correct if no server of an older release is running. */
export const ALWAYS_SEALED: Sealing = { isOn: () => true }

/** For writes, asked in the write's own transaction. */
export async function isSealing(db: Kysely<DB>): Promise<boolean> {
  const row = await db.selectFrom('sealing').select('begun_at').executeTakeFirst()
  return (row?.begun_at ?? null) !== null
}

/** For a command, which runs only for a short time. */
export async function readSealing(db: Kysely<DB>): Promise<Sealing> {
  const isOn = await isSealing(db)
  return { isOn: () => isOn }
}

/** The migration that a server must know to read sealed data. */
const READ_SINCE = 58

/** Writes are sealed from now on; servers that cannot read them refuse to start. */
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

/** For a server that keeps running while an operator begins the sealing. Sealing is never switched off again. */
export interface WatchedSealing extends Sealing {
  /** Asks the database, and asks again until sealing has begun. */
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
