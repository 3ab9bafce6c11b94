import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { findRunningDatabase } from '@vizit/server/platform/database/find-or-start-database.ts'
import { runCommand } from '../servers/run-command.ts'

/** The person whose device the browser is. */
export interface SignedIn {
  readonly profileId: string
  readonly deviceId: string
  readonly bearer: string
}

/** A person with so many visits in the last weeks, five minutes each. */
export async function insertVisits({ dataDir }: { dataDir: string }, count: number): Promise<SignedIn> {
  const printed = await runCommand(dataDir, 'demo', 'accounts', '--count', '1', '--json')
  const [person] = JSON.parse(printed) as SignedIn[]
  if (!person) throw new Error('no account was made')
  const { url } = await findRunningDatabase({ databaseUrl: undefined, dataDir })
  const { pool, close } = createDatabase(url, { max: 1 })
  try {
    await pool.query(
      `with counted as (
       select a.*, row_number() over (order by a.id) - 1 as at, count(*) over () as assignments
       from (select distinct on (doctor_id) id, provider_id, doctor_id from assignment order by doctor_id, id) a
     )
     insert into visit (id, provider_id, assignment_id, doctor_id, profile_id, starts_at, ends_at, status)
     select gen_random_uuid(), provider_id, id, doctor_id, $1, starts_at, starts_at + interval '5 minutes', 'completed'
     from generate_series(1, $2::int) n
     join counted on at = n % assignments,
     lateral (select date_trunc('minute', now()) - make_interval(mins => n * 5 + 60)) t (starts_at)
     on conflict do nothing`,
      [person.profileId, count],
    )
    return person
  } finally {
    await close()
  }
}
