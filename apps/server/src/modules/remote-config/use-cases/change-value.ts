import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { defaults, isKey, problemsOf, type RemoteKey } from '../values.ts'

export interface ChangeDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly changes: Changes
}

export type ChangeResult =
  | { readonly outcome: 'changed'; readonly from: unknown; readonly to: unknown }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unfit'; readonly problems: readonly string[] }

/**
 * Sets a value that an operator wrote as JSON or as plain text; undefined restores the default. An invalid value
 * changes nothing; every change is audited with the former value.
 */
export async function changeValue(
  name: string,
  written: string | undefined,
  deps: ChangeDeps,
): Promise<ChangeResult> {
  if (!isKey(name)) return { outcome: 'unknown' }
  const value = written === undefined ? undefined : read(name, written)
  const problems = value === undefined ? [] : problemsOf(name, value)
  if (problems.length > 0) return { outcome: 'unfit', problems }
  const from = await deps.database.db.transaction().execute(trx => store(trx, name, value, deps.clock.now()))
  deps.changes.publish('config', 'everyone')
  return { outcome: 'changed', from, to: value ?? defaults[name] }
}

/** `1.2` could be a JSON number or a version text: the one that the key's schema accepts is used. */
function read(key: RemoteKey, written: string): unknown {
  try {
    const json: unknown = JSON.parse(written)
    return problemsOf(key, json).length > 0 && problemsOf(key, written).length === 0 ? written : json
  } catch {
    return written
  }
}

async function store(trx: Kysely<DB>, key: RemoteKey, value: unknown, at: Date): Promise<unknown> {
  const former = await trx
    .selectFrom('remote_config')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  const row = { value: JSON.stringify(value), updated_at: at }
  if (value === undefined) await trx.deleteFrom('remote_config').where('key', '=', key).execute()
  else {
    await trx
      .insertInto('remote_config')
      .values({ key, ...row })
      .onConflict(conflict => conflict.column('key').doUpdateSet(row))
      .execute()
  }
  const from = former ? former.value : defaults[key]
  await recordAudit(trx, {
    action: value === undefined ? 'config-unset' : 'config-set',
    subject: key,
    at,
    details: { from: JSON.stringify(from), ...(value === undefined ? {} : { to: row.value }) },
  })
  return from
}
