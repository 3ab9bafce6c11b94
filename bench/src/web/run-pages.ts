import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDataset, removeDataset } from '../datasets/dataset.ts'
import { openWorld, type World } from '../datasets/world.ts'
import { LoadClient } from '../load/load-client.ts'
import { cpuBetween } from '../measure/cpu-time.ts'
import { readProcesses } from '../measure/processes.ts'
import { median, type Spread, spreadOf } from '../measure/statistics.ts'
import type { Options } from '../options.ts'
import { describeMachine } from '../report/machine.ts'
import { httpRequest } from '../scenarios/http-request.ts'
import { spreadLanes } from '../scenarios/reads/lanes.ts'
import { serverFolder } from '../servers/product-environment.ts'
import { type PageKind, pageKinds } from './page-addresses.ts'

const CLIENTS = 16
/** The page that the others are compared with. */
const COMPARED = 'main'
const LANGUAGE = { 'accept-language': 'ru' }
const OK = 200
const renderer = join(serverFolder, '../../web/dist-server/render-page.js')

/** How many public pages of each kind the server renders in a second, kind after kind in each round. */
export async function runPages(options: Options): Promise<void> {
  if (!existsSync(renderer)) throw new Error('the web app is not built: npm run build')
  const { folder, scales, port } = options
  const [scale = 1] = scales
  const dataset = await ensureDataset(folder, `country-${scale}`, scale)
  const world = await openWorld(dataset, port)
  const load = new LoadClient()
  try {
    await measure(options, world, load)
  } finally {
    await load.close()
    await world.close()
    if (options.throwAway) removeDataset(dataset.dataDir)
  }
}

async function measure(
  options: Options,
  { pool, pid, dataset: { scale } }: World,
  load: LoadClient,
): Promise<void> {
  const { port, rounds, seconds, warmUpSeconds } = options
  const kinds = (await pageKinds(pool)).filter(
    ({ name, paths }) => paths.length > 0 && name.startsWith(options.only ?? ''),
  )
  const turn = async ({ name, paths }: PageKind, lasting: number): Promise<Turn> => {
    const requests = paths.map(path => [httpRequest('GET', path, { headers: LANGUAGE })])
    const lanes = spreadLanes(requests, CLIENTS)
    const job = { kind: 'http', port, lanes, repeat: true, seconds: lasting, expectedStatus: OK } as const
    const before = readProcesses()
    const { operations, seconds: took, unexpected } = await load.run(job)
    const cpu = cpuBetween(before, readProcesses(), { client: load.pid, server: pid })
    if (Object.keys(unexpected).length > 0) throw new Error(`${name}: ${JSON.stringify(unexpected)}`)
    const ofPage = (seconds = Number.NaN) => (seconds / operations) * 1000
    return { perSecond: operations / took, server: ofPage(cpu?.server), database: ofPage(cpu?.database) }
  }
  await expectRendered(port, kinds)
  for (const kind of kinds) await turn(kind, warmUpSeconds)
  const measured = new Map(kinds.map(({ name }) => [name, [] as Turn[]]))
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds) measured.get(kind.name)?.push(await turn(kind, seconds))

  const compared = measured.get(COMPARED)
  const pages = [...measured].map(([name, turns]) => ({
    name,
    perSecond: spreadOf(turns.map(({ perSecond }) => perSecond)),
    ratio: spreadOf(
      turns.map(({ perSecond }, round) => perSecond / (compared?.[round]?.perSecond ?? Number.NaN)),
    ),
    cpu: {
      server: median(turns.map(({ server }) => server)),
      database: median(turns.map(({ database }) => database)),
    },
  }))
  for (const page of pages) print(page)
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ machine: describeMachine(), scale, pages }, null, 2))
}

interface Turn {
  readonly perSecond: number
  /** Milliseconds of processor time of a page, which other programs on the machine change less than the speed. */
  readonly server: number
  readonly database: number
}

/** An empty frame, which the browser would have to fill, is fast to send. */
async function expectRendered(port: number, kinds: readonly PageKind[]) {
  for (const { name, paths } of kinds) {
    const answer = await fetch(`http://127.0.0.1:${port}${paths[0]}`, { headers: LANGUAGE })
    if (!(await answer.text()).includes('id="page-data"')) throw new Error(`${name} is not rendered`)
  }
}

interface Page {
  readonly name: string
  readonly perSecond: Spread
  readonly ratio: Spread
  readonly cpu: Omit<Turn, 'perSecond'>
}

function print({ name, perSecond: { median: middle, lowest, highest }, ratio, cpu }: Page) {
  console.log(
    `${name.padEnd(20)}${middle.toFixed(0)} pages/s (${lowest.toFixed(0)} to ${highest.toFixed(0)}), ${ratio.median.toFixed(2)} of ${COMPARED}; ` +
      `processor time of a page: server ${cpu.server.toFixed(1)} ms, database ${cpu.database.toFixed(1)} ms`,
  )
}
