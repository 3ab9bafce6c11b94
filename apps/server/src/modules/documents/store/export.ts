import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** What is kept of these people's results: tests with their values, a list of documents, consents. The files stay here. */
export async function resultsForExport(db: Kysely<DB>, profileIds: readonly string[]) {
  const ids = [...profileIds]
  const { rows: tests } = await sql<Readonly<Record<string, unknown>>>`
    select r.profile_id as "profileId", p.name_ru as clinic, r.number as card, t.number, t.kind, t.name,
      t.laboratory, b.name_ru as branch, t.physician_name as physician, t.taken_at as date, t.status, coalesce((
        select json_agg(json_build_object('code', o.analyte_code, 'name', o.name, 'value', o.value, 'unit', o.unit,
          'low', o.low, 'high', o.high, 'reference', o.reference, 'flag', o.flag) order by o.position)
        from observation o where o.test_id = t.id
      ), '[]') as values
    from medical_test t
    join medical_record r on r.id = t.record_id
    join provider p on p.id = t.provider_id
    left join branch b on b.id = t.branch_id
    where r.profile_id = any(${ids}::uuid[]) and not t.withdrawn
    order by t.taken_at`.execute(db)
  const { rows: documents } = await sql<Readonly<Record<string, unknown>>>`
    select r.profile_id as "profileId", p.name_ru as clinic, coalesce(t.number, m.number) as number,
      coalesce(t.name, m.name) as name, coalesce(t.physician_name, m.physician_name) as physician,
      coalesce(t.taken_at, m.issued_at) as date, m.visit_id as "orderId", d.byte_count as bytes
    from medical_document d
    left join medical_test t on t.id = d.test_id
    left join medical_report m on m.id = d.report_id
    join medical_record r on r.id = coalesce(t.record_id, m.record_id)
    join provider p on p.id = r.provider_id
    where r.profile_id = any(${ids}::uuid[]) and not coalesce(t.withdrawn, m.withdrawn)
    order by coalesce(t.taken_at, m.issued_at), d.position`.execute(db)
  const consents = await db
    .selectFrom('documents_consent')
    .innerJoin('provider', 'provider.id', 'documents_consent.provider_id')
    .select(['profile_id as profileId', 'provider.name_ru as clinic'])
    .select(['given_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where(sql<boolean>`profile_id = any(${ids}::uuid[])`)
    .execute()
  return { tests, documents, consents }
}
