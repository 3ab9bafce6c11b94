import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDataset, removeDataset } from '../datasets/dataset.ts'
import { openWorld, type World } from '../datasets/world.ts'
import { LoadClient } from '../load/load-client.ts'
import { type Spread, spreadOf } from '../measure/statistics.ts'
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
  { pool, dataset: { scale } }: World,
  load: LoadClient,
): Promise<void> {
  const { port, rounds, seconds, warmUpSeconds } = options
  const kinds = (await pageKinds(pool)).filter(
    ({ name, paths }) => paths.length > 0 && name.startsWith(options.only ?? ''),
  )
  const perSecond = async ({ name, paths }: PageKind, lasting: number) => {
    const requests = paths.map(path => [httpRequest('GET', path, { headers: LANGUAGE })])
    const lanes = spreadLanes(requests, CLIENTS)
    const job = { kind: 'http', port, lanes, repeat: true, seconds: lasting, expectedStatus: OK } as const
    const { operations, seconds: took, unexpected } = await load.run(job)
    if (Object.keys(unexpected).length > 0) throw new Error(`${name}: ${JSON.stringify(unexpected)}`)
    return operations / took
  }
  await expectRendered(port, kinds)
  for (const kind of kinds) await perSecond(kind, warmUpSeconds)
  const speeds = new Map(kinds.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds) speeds.get(kind.name)?.push(await perSecond(kind, seconds))

  const pages = [...speeds].map(([name, each]) => ({
    name,
    perSecond: spreadOf(each),
    ratio: spreadOf(each.map((speed, round) => speed / (speeds.get(COMPARED)?.[round] ?? Number.NaN))),
  }))
  for (const page of pages) print(page)
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ machine: describeMachine(), scale, pages }, null, 2))
}

/** An empty frame, which the browser would have to fill, is fast to send. */
async function expectRendered(port: number, kinds: readonly PageKind[]) {
  for (const { name, paths } of kinds) {
    const answer = await fetch(`http://127.0.0.1:${port}${paths[0]}`, { headers: LANGUAGE })
    if (!(await answer.text()).includes('id="page-data"')) throw new Error(`${name} is not rendered`)
  }
}

function print({ name, perSecond, ratio }: { name: string; perSecond: Spread; ratio: Spread }) {
  const { median, lowest, highest } = perSecond
  console.log(
    `${name.padEnd(20)}${median.toFixed(0)} pages/s (${lowest.toFixed(0)} to ${highest.toFixed(0)}), ${ratio.median.toFixed(2)} of ${COMPARED}`,
  )
}
