import { join } from 'node:path'
import type { World } from '../datasets/world.ts'
import { LoadClient } from '../load/load-client.ts'
import { sendFeed } from '../load/send-feed.ts'
import type { Options } from '../options.ts'
import { httpRequest } from '../scenarios/http-request.ts'
import { spreadLanes } from '../scenarios/reads/lanes.ts'
import { runCommand } from '../servers/run-command.ts'
import { drugReads } from './drug-reads.ts'
import { lookForWaits, makeWaits } from './drug-waits.ts'
import { openDrugs, ROWS } from './ensure-drugs.ts'
import { drugFiles, writeStockFile } from './stock-file.ts'

const OK = 200
const CLIENTS = 4
const DELTA = 10_000
const WAITS = 100_000
const SLICE_SECONDS = 5
const mega = (bytes: number) => (bytes / 1_000_000).toFixed(0)

/**
 * Feeds of all pharmacies: how long, how much memory of the server, and how many searches it answers meanwhile; and what it costs to
 * look for the drugs that people wait for.
 */
export async function runFeeds({ files: given, folder, port }: Options): Promise<void> {
  if (!given) throw new Error('--files names the folder with the register and the pharmacies')
  const files = drugFiles(given)
  const world = await openDrugs({ folder, port }, files, 1)
  const load = new LoadClient()
  try {
    const key = await keyOfAll(world)
    const { dataDir } = world.dataset
    const file = async (name: string, wanted: { seed: number; every?: number }) => {
      const path = join(dataDir, `${name}.csv`)
      await writeStockFile(path, files, { rows: ROWS, ...wanted })
      return path
    }
    const [one, other] = [await file('one', { seed: 1 }), await file('other', { seed: 2 })]
    const changes = await file('changes', { seed: 3, every: ROWS / DELTA })
    const feedOf = (path: string, mode: 'full' | 'delta') => send(world, { key, path, mode })
    // A sender of whom nothing is kept yet: each price is compared with its former one.
    await world.pool.query('delete from pack_typical_price')
    console.log(`other prices, the first feed of a chain, ${await feedOf(other, 'full')}`)
    console.log(`others again, ${await feedOf(one, 'full')}`)
    console.log(`the former ones, ${await feedOf(other, 'full')}`)
    console.log(`the same again, ${await feedOf(other, 'full')}`)
    for (let nth = 0; nth < 3; nth++) console.log(`${DELTA} changes, ${await feedOf(changes, 'delta')}`)
    await makeWaits(world, WAITS)
    for (let nth = 0; nth < 3; nth++) {
      const { places, seconds } = await lookForWaits(world)
      console.log(`${WAITS} waits for ${places} packages in towns: a look takes ${seconds.toFixed(2)} s`)
    }
    console.log(`beside them ${DELTA} changes, ${await feedOf(changes, 'delta')}`)
    const alone = average([await searches(world, load), await searches(world, load)])
    const feed = { isOver: false }
    const sent = feedOf(one, 'full').finally(() => (feed.isOver = true))
    const beside: number[] = []
    // From its first row to its last: reading a file and writing its prices slow searches differently.
    while (!feed.isOver) beside.push(await searches(world, load))
    const told = await sent
    console.log(
      `searches of ${CLIENTS} clients: alone ${alone.toFixed(0)}, beside a feed ${average(beside).toFixed(0)} a second: ` +
        beside.map(perSecond => perSecond.toFixed(0)).join(', '),
    )
    console.log(`  ${(average(beside) / alone).toFixed(2)} of the speed; the feed, ${told}`)
  } finally {
    await load.close()
    await world.close()
  }
}

async function keyOfAll({ pool, dataset }: World): Promise<string> {
  await pool.query(`insert into pharmacy_chain (code, name) values ('bench', 'bench') on conflict do nothing`)
  await pool.query(`update pharmacy set chain_id = (select id from pharmacy_chain where code = 'bench')`)
  const printed = await runCommand(dataset.dataDir, 'feeds', 'add-key', 'chain', 'bench')
  return /feed_\S+/.exec(printed)?.[0] ?? ''
}

interface Sent {
  readonly key: string
  readonly path: string
  readonly mode: 'full' | 'delta'
}

async function send({ port, pid }: World, { mode, ...file }: Sent): Promise<string> {
  const url = `/api/v2/feeds/pharmacies/stock?mode=${mode}`
  const { answer, seconds, memory } = await sendFeed({ port, pid, url, ...file })
  const { rows, added, updated, removed } = answer
  return `${mode}: ${rows} rows (${added} added, ${updated} updated, ${removed} removed) in ${seconds.toFixed(2)} s, resident ${mega(memory.before)} → ${mega(memory.peak)} MB`
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** How many searches are answered in a second, for `SLICE_SECONDS`. */
async function searches(world: World, load: LoadClient): Promise<number> {
  const [search] = drugReads
  const asks = (await search?.asks(world)) ?? []
  const lanes = spreadLanes(
    asks.map(({ path }) => [httpRequest('GET', path, { headers: {} })]),
    CLIENTS,
  )
  const job = {
    kind: 'http',
    port: world.port,
    lanes,
    repeat: true,
    seconds: SLICE_SECONDS,
    expectedStatus: OK,
  } as const
  const { operations, seconds: took, unexpected } = await load.run(job)
  if (Object.keys(unexpected).length > 0) throw new Error(JSON.stringify(unexpected))
  return operations / took
}
