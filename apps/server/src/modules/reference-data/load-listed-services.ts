import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { readReference } from './read-reference.ts'

/**
 * The common list of services with their directions; consultations are grouped by the field of the speciality. Then services
 * of clinics that name a listed one, by code or name, are joined to it (docs/decisions/0082).
 */
export async function loadListedServices(trx: Kysely<DB>): Promise<void> {
  const localised = ['name_ru', 'name_be', 'name_en'] as const
  const specialities = await readReference('specialties', ['code', 'group_ru', 'group_be', 'group_en'])
  const groups = new Map(
    specialities.map(({ code, group_ru, group_be, group_en }) => [code, { group_ru, group_be, group_en }]),
  )
  const rows = await readReference('services', [
    ...(['id', ...localised, 'direction', 'direction_ru', 'direction_be', 'direction_en'] as const),
    'specialty_code',
  ])
  const records = rows.map(({ id, direction, specialty_code, ...row }) => ({
    ...row,
    ...(direction === 'consultations' && groups.get(specialty_code)),
    code: id,
  }))
  await sql`select lock_common_services()`.execute(trx)
  await sql`
    with given as (
      select *, common_group(null, direction_ru, direction_be, direction_en) as direction_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (
        code text, name_ru text, name_be text, name_en text, direction_ru text, direction_be text, direction_en text,
        group_ru text, group_be text, group_en text)
    )
    insert into common_service (code, group_id, key, name_ru, name_be, name_en)
    select code,
      case when group_ru is null then direction_id
        else common_group(direction_id, group_ru, group_be, group_en) end,
      name_key(name_ru), name_ru, name_be, name_en
    from given
    on conflict (code) do update set
      group_id = excluded.group_id, key = excluded.key,
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en
    where (common_service.group_id, common_service.key, common_service.name_ru, common_service.name_be,
        common_service.name_en)
      is distinct from (excluded.group_id, excluded.key, excluded.name_ru, excluded.name_be, excluded.name_en)`.execute(
    trx,
  )
  await sql`
    update service s set common_id = l.id
    from common_service l
    where l.code is not null
      and (l.code = s.common_code or (s.common_code is null and l.key = name_key(s.name_ru)))
      and s.common_id is distinct from l.id`.execute(trx)
}
