import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** What a clinic's file of results may refer to. */
export interface KnownClinic {
  readonly id: string
  readonly code: string
  readonly branches: ReadonlyMap<string, string>
  /** Full names by code. */
  readonly doctors: ReadonlyMap<string, string>
}

interface Row {
  readonly id: string
  readonly code: string
  readonly branches: Record<string, string>
  readonly doctors: Record<string, string>
}

export async function readClinics(
  db: Kysely<DB>,
  codes: readonly string[],
): Promise<Map<string, KnownClinic>> {
  const { rows } = await sql<Row>`
    select p.id, p.code,
      coalesce((select json_object_agg(b.code, b.id::text) from branch b where b.provider_id = p.id), '{}') as branches,
      coalesce((
        select json_object_agg(d.code, concat_ws(' ', d.last_name_ru, d.first_name_ru, d.middle_name_ru))
        from doctor d where d.provider_id = p.id
      ), '{}') as doctors
    from provider p where p.code = any(${[...codes]})`.execute(db)
  return new Map(
    rows.map(({ id, code, branches, doctors }) => [
      code,
      { id, code, branches: new Map(Object.entries(branches)), doctors: new Map(Object.entries(doctors)) },
    ]),
  )
}

/** The visits of a clinic named by the reception's numbers or our ids, by that name. */
export async function readVisits(
  db: Kysely<DB>,
  providerId: string,
  named: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; id: string }>`
    select registered.number as name, registered.visit_id as id from registry_visit registered
    where registered.provider_id = ${providerId} and registered.number = any(${[...named]})
    union all
    select visit.id::text, visit.id from visit
    where visit.provider_id = ${providerId} and visit.id = any(${named.filter(isOurs)}::uuid[])`.execute(db)
  return new Map(rows.map(({ name, id }) => [name, id]))
}

/**
 * Whether the name has the form of our ids. Visits are found by id through an index, so it is worth separating
 * them.
 */
const isOurs = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
