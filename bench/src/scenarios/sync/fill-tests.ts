import type { Pool } from 'pg'
import type { BookingPatient } from '../booking/patients.ts'

/** Per person: one a month; the latest few have arrived since yesterday. */
const TESTS = 20
const FRESH = 3
const VALUES = 8

/**
 * Gives each person a record at one organisation, with completed tests with values and without files. Tests of an
 * earlier run are renewed.
 */
export async function fillTests(
  pool: Pool,
  patients: readonly Pick<BookingPatient, 'profileId' | 'phone'>[],
): Promise<void> {
  const profileIds = patients.map(({ profileId }) => profileId)
  await pool.query(
    `insert into medical_record (id, provider_id, number, phone, profile_id, last_name, first_name, birthday, sex,
       paper_consent_on, created_at)
     select gen_random_uuid(), (select min(id) from provider), 'bench-' || profile_id, phone, profile_id, 'Лось', 'Вера',
       '1990-05-05', 'FEMALE', '2025-01-01', now()
     from unnest($1::uuid[], $2::text[]) as person (profile_id, phone)
     on conflict do nothing`,
    [profileIds, patients.map(({ phone }) => phone)],
  )
  await pool.query(
    `insert into medical_test (id, provider_id, record_id, number, name, taken_at, status, ready_at, created_at, updated_at)
     select gen_random_uuid(), provider_id, id, number || '-' || n, 'Общий анализ крови', at, 'ready', at, at,
       case when n < $3 then now() else at end
     from medical_record, generate_series(0, $2 - 1) n, lateral (select now() - make_interval(months => n + 1) as at) taken
     where number = 'bench-' || profile_id and profile_id = any($1::uuid[])
     on conflict (provider_id, number) do update set updated_at = excluded.updated_at`,
    [profileIds, TESTS, FRESH],
  )
  await pool.query(
    `insert into observation (test_id, position, analyte_code, name, value, number, unit, low, high, flag)
     select test.id, n, 'analyte-' || n, 'Показатель ' || n, '120', 120, 'г/л', 110, 140, 'normal'
     from medical_test test join medical_record record on record.id = record_id, generate_series(1, $2) n
     where record.number = 'bench-' || profile_id and profile_id = any($1::uuid[])
     on conflict do nothing`,
    [profileIds, VALUES],
  )
  await pool.query('vacuum (analyze) medical_record, medical_test, observation')
}
