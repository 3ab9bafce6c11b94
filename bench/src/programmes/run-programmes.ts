import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld } from '../datasets/world.ts'
import { leastTime } from '../measure/least-time.ts'
import type { Options } from '../options.ts'
import { ensureProgrammes, HALF, WHOLE } from './ensure-programmes.ts'
import { lists } from './lists.ts'

/** Lists with a filter by programme beside those without one, on one connection, each the least of several rounds. */
export async function runProgrammes({ folder, scales, port, rounds }: Options): Promise<void> {
  const [scale = 1] = scales
  const world = await openWorld(await ensureDataset(folder, `country-${scale}`, scale), port)
  const client = await world.pool.connect()
  try {
    await ensureProgrammes(world.pool)
    const { rows } = await client.query<{ id: string }>(
      `select a.speciality_id::text as id from assignment a join branch b on b.id = a.branch_id and b.location_code = 17
      where a.active group by 1 order by count(*) desc, 1 limit 1`,
    )
    for (const [name, statement] of Object.entries(lists(rows[0]?.id ?? '1'))) {
      const least = { plain: Infinity, whole: Infinity, half: Infinity }
      const statements = { plain: statement(), whole: statement(WHOLE), half: statement(HALF) }
      // By turns, so that what else the machine does touches all of them.
      for (let round = 0; round < rounds; round++)
        for (const which of ['plain', 'whole', 'half'] as const) {
          const { cpuMs } = await leastTime(client, statements[which], 1)
          least[which] = Math.min(least[which], cpuMs)
        }
      const of = (which: 'whole' | 'half') =>
        `${least[which].toFixed(2)} ms (${(least[which] / least.plain).toFixed(2)})`
      console.log(
        `${name}: ${least.plain.toFixed(2)} ms of the processor; all covered ${of('whole')}, half ${of('half')}`,
      )
    }
    await refreshTimes(client.query.bind(client))
  } finally {
    client.release()
    await world.close()
  }
}

/** What an import of a programme, or of an organisation, costs besides. */
async function refreshTimes(query: (text: string, values: unknown[]) => Promise<unknown>): Promise<void> {
  const timed = async (text: string, values: unknown[]) => {
    const started = performance.now()
    await query(text, values)
    return Math.round(performance.now() - started)
  }
  const programme = await timed('select refresh_cover(id, $1) from provider', [WHOLE])
  const organisations = await timed('select refresh_cover(id, null) from provider', [])
  console.log(
    `what one programme covers of the whole country made anew: ${programme} ms; all ten: ${organisations} ms`,
  )
}
