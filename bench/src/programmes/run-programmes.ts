import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld, type World } from '../datasets/world.ts'
import { LoadClient } from '../load/load-client.ts'
import { leastTime } from '../measure/least-time.ts'
import type { Options } from '../options.ts'
import { httpRequest } from '../scenarios/http-request.ts'
import { spreadLanes } from '../scenarios/reads/lanes.ts'
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
    await asCalls(world, rows[0]?.id ?? '1', rounds)
    await refreshTimes(client.query.bind(client))
  } finally {
    client.release()
    await world.close()
  }
}

const CLIENTS = 4
const SLICE_SECONDS = 1
/** Rounds of one second each are steadier than single statements. */
const MOST_ROUNDS = 8

/** The same lists as people ask for them, from the server: how many are answered in a second with the filter, ÷ without it, all covered. */
async function asCalls(world: World, specialityId: string, rounds: number): Promise<void> {
  const load = new LoadClient()
  const perSecond = async (path: string) => {
    const lanes = spreadLanes([[httpRequest('GET', path, { headers: {} })]], CLIENTS)
    const job = { kind: 'http', port: world.port, lanes, repeat: true, seconds: SLICE_SECONDS } as const
    const { operations, seconds, unexpected } = await load.run({ ...job, expectedStatus: 200 })
    if (Object.keys(unexpected).length > 0) throw new Error(JSON.stringify(unexpected))
    return operations / seconds
  }
  const paths = {
    'doctors of a speciality in Minsk': `doctors?locationCode=17&specialityId=${specialityId}&preferredDays=7&preferredTime=2`,
    'doctors of Minsk': 'doctors?locationCode=17',
    'doctors of all regions': 'doctors?',
    'medical centres of Minsk': 'medcenters?locationCode=17&sort=byDoctorsCount',
    'services of Minsk': 'services?locationCode=17',
  }
  try {
    for (const [name, path] of Object.entries(paths)) {
      const plain = `/api/v2/public/${path}`
      const filtered = `${plain}&programId=${WHOLE}${path.startsWith('medcenters') ? '&filter=byProgram' : ''}`
      const ratios: number[] = []
      for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++)
        ratios.push((await perSecond(filtered)) / (await perSecond(plain)))
      const [middle = 0] = ratios.toSorted((one, other) => one - other).slice(Math.floor(ratios.length / 2))
      console.log(`as a call, ${name}: ${middle.toFixed(2)} of the speed without the filter`)
    }
  } finally {
    await load.close()
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
