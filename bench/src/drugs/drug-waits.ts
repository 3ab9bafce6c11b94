import { readAwaited } from '@vizit/server/modules/drug-alerts/store/found-drugs.ts'
import { stockAvailability } from '@vizit/server/modules/drugs/availability/stock-availability.ts'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import type { World } from '../datasets/world.ts'

const OF_EACH = 10
const AT_ONCE = 1000
const DAYS_SHOWN = 3

/** People who wait for ten packages each, at a price that none has: half of them in one of twenty towns, half anywhere. */
export async function makeWaits({ pool }: World, count: number): Promise<void> {
  await pool.query('delete from drug_alert')
  await pool.query(
    `insert into account (id, phone) select md5('wait ' || n)::uuid, (375200000000 + n)::text
     from generate_series(1, $1::int) n on conflict do nothing`,
    [count / OF_EACH],
  )
  await pool.query(
    `with pack as (select id, row_number() over (order by id) as n, count(*) over () as of from drug_pack),
       town as (select code, row_number() over (order by population desc nulls last) as n from location where code <> 0)
     insert into drug_alert (account_id, pack_id, location_code, max_price, asked_at, expires_at)
     select md5('wait ' || a)::uuid, pack.id, coalesce(town.code, 0), 1, now(), now() + interval '90 days'
     from generate_series(1, $1::int) a cross join generate_series(1, $2::int) nth
     join pack on pack.n = 1 + (a * 7 + nth * 613) % pack.of
     left join town on a % 2 = 0 and town.n = 1 + a % 20`,
    [count / OF_EACH, OF_EACH],
  )
  await pool.query('vacuum (analyze) drug_alert')
}

/** Looks for all of them once, as the server does every minute; how long it takes, and how many packages in towns it looks up. */
export async function lookForWaits({ databaseUrl }: World) {
  const database = createDatabase(databaseUrl, { max: 2 })
  const { readLowest } = stockAvailability(database, { now: () => new Date() })
  const after = new Date(Date.now() - DAYS_SHOWN * 86_400_000)
  const begun = performance.now()
  let places = 0
  try {
    let last: Awaited<ReturnType<typeof readAwaited>>[number] | undefined
    do {
      const awaited = await readAwaited(database.db, last, { most: AT_ONCE, now: new Date() })
      last = awaited.at(-1)
      places += awaited.length
      if (last) await readLowest(awaited, { after })
    } while (last)
    return { places, seconds: (performance.now() - begun) / 1000 }
  } finally {
    await database.close()
  }
}
