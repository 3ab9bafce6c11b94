import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Clinic, ClinicServiceGroup } from '../clinic.ts'
import { type Upsert, upsertByCode } from './upsert.ts'

/** Writes the directions, then the subgroups inside them. Returns their ids by code. */
export async function saveServiceGroups(
  trx: Kysely<DB>,
  providerId: string,
  { serviceGroups }: Clinic,
): Promise<Map<string, string>> {
  const directions = serviceGroups.filter(({ parent }) => parent === null)
  const { ids } = await upsertByCode(trx, providerId, {
    table: 'service_group',
    columns: { ...nameColumns, parent_id: ['bigint', () => null] },
    rows: directions,
  })
  const subgroups = await upsertByCode(trx, providerId, {
    table: 'service_group',
    columns: { ...nameColumns, parent_id: ['bigint', ({ parent }) => ids.get(parent ?? '')] },
    rows: serviceGroups.filter(({ parent }) => parent !== null),
  })
  return new Map([...ids, ...subgroups.ids])
}

const nameColumns: Upsert<ClinicServiceGroup>['columns'] = {
  name_ru: ['text', ({ name }) => name.ru],
  name_be: ['text', ({ name }) => name.be],
  name_en: ['text', ({ name }) => name.en],
}

/** Deletes groups that the clinic no longer has, unless services of past visits belong to them. */
export async function removeEmptyGroups(
  trx: Kysely<DB>,
  providerId: string,
  { serviceGroups }: Clinic,
): Promise<void> {
  const codes = serviceGroups.map(({ code }) => code)
  const removeSome = (inside: ReturnType<typeof sql>) =>
    sql`
    delete from service_group g
    where provider_id = ${providerId} and code <> all(${codes}::text[]) and parent_id is ${inside} null
      and not exists (select from service s where s.group_id = g.id)
      and not exists (select from service_group inner_group where inner_group.parent_id = g.id)`.execute(trx)
  await removeSome(sql`not`)
  await removeSome(sql``)
}
