import { LoadClient } from '../load/load-client.ts'
import type { Options } from '../options.ts'
import { describeMachine } from '../report/machine.ts'
import { measureScenarios } from '../run-ratios.ts'
import { reading } from '../scenarios/reads/reading.ts'
import { startBare } from '../servers/start-bare.ts'
import { drugReads } from './drug-reads.ts'
import { openDrugs } from './ensure-drugs.ts'
import { drugFiles } from './stock-file.ts'

/** Drugs and baskets with 1.7 million prices and ten times as many, each against its statements. */
export async function runDrugs(options: Options): Promise<void> {
  if (!options.files) throw new Error('--files names the folder with the register and the pharmacies')
  const files = drugFiles(options.files)
  const started = describeMachine()
  await using opened = new AsyncDisposableStack()
  const worlds = []
  for (const [n, times] of [10, 1].entries()) {
    const world = await openDrugs({ folder: options.folder, port: options.port + n }, files, times)
    opened.defer(world.close)
    worlds.push(world)
  }
  const bare = await startBare(options.port + worlds.length)
  opened.defer(bare.stop)
  const client = new LoadClient()
  opened.defer(() => client.close())
  await measureScenarios(drugReads.map(reading), { options, worlds, bare, client, started })
}
