import { ALERT_DAYS } from '@vizit/domain/drugs/drug-alert.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { isUnreached } from '../../notifications/public.ts'
import type { Wanted } from './found-drugs.ts'
import { IS_FOR_HOSPITALS, IS_SOLD } from './sold-in-pharmacies.ts'

interface Row extends Wanted {
  readonly drugId: string
  readonly name: string
  readonly presentation: string
  readonly town: string | null
  readonly expiresAt: Date
  readonly foundAt: Date | null
  /** The last message of it reached nobody, and it waits again. */
  readonly hasFailed: boolean
  readonly isGone: boolean
  readonly isForHospitals: boolean
}

/** The alerts of an account, newest first; of one package only, if it is named. */
export async function readDrugAlerts(
  db: Kysely<DB>,
  { accountId, packId, language }: { accountId: string; packId?: string; language: Language },
) {
  const inLanguage = (alias: string, column: string) =>
    sql<string>`coalesce(${sql.ref(`${alias}.${column}_${language}`)}, ${sql.ref(`${alias}.${column}_ru`)})`
  const { rows } = await sql<Row>`
    select a.pack_id::text as "packId", k.drug_id::text as "drugId", ${inLanguage('d', 'name')} as name,
      ${inLanguage('k', 'presentation')} as presentation, a.location_code as "locationCode",
      ${inLanguage('l', 'name')} as town, a.max_price as "maxPrice",
      case when o.id is null then a.expires_at else a.asked_at + make_interval(days => ${ALERT_DAYS}) end as "expiresAt",
      case when o.id is null then a.told_at end as "foundAt",
      a.failed_at is not null or o.id is not null as "hasFailed",
      not ${IS_SOLD} as "isGone", ${IS_FOR_HOSPITALS} as "isForHospitals"
    from drug_alert a left join outbox o on o.id = a.message_id and ${isUnreached}
    join drug_pack k on k.id = a.pack_id
    join drug d on d.id = k.drug_id
    left join location l on l.code = a.location_code and l.code <> 0
    where a.account_id = ${accountId} and (${packId ?? null}::int is null or a.pack_id = ${packId ?? null}::int)
    order by a.asked_at desc, a.pack_id`.execute(db)
  return rows.map(row => ({
    ...row,
    expiresAt: formatInstant(row.expiresAt),
    foundAt: row.foundAt && formatInstant(row.foundAt),
  }))
}

/** How many other packages an account waits for, without those that were found and those that pharmacies sell no more. Locks the account, so that concurrent calls are counted one after another. */
export async function countOtherAlerts(trx: Kysely<DB>, accountId: string, packId: string): Promise<number> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from drug_alert a
    join drug_pack k on k.id = a.pack_id join drug d on d.id = k.drug_id
    where a.account_id = ${accountId} and a.pack_id <> ${packId}::int and a.told_at is null and ${IS_SOLD}`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}

interface Saved extends Wanted {
  readonly accountId: string
  readonly now: Date
  readonly expiresAt: Date
}

export async function saveDrugAlert(trx: Kysely<DB>, saved: Saved): Promise<void> {
  const { accountId, packId, locationCode, maxPrice, now, expiresAt } = saved
  await sql`
    insert into drug_alert (account_id, pack_id, location_code, max_price, asked_at, expires_at)
    values (${accountId}, ${packId}::int, ${locationCode}, ${maxPrice}, ${now}, ${expiresAt})
    on conflict (account_id, pack_id) do update set location_code = excluded.location_code,
      max_price = excluded.max_price, asked_at = excluded.asked_at, expires_at = excluded.expires_at,
      told_at = null, message_id = null, failed_at = null, failures = 0`.execute(trx)
}

export async function removeDrugAlert(db: Kysely<DB>, accountId: string, packId: string): Promise<void> {
  await sql`delete from drug_alert where account_id = ${accountId} and pack_id = ${packId}::int`.execute(db)
}
