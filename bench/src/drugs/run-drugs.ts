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
  const { folder, port } = options
  const worlds = [
    await openDrugs({ folder, port }, files, 10),
    await openDrugs({ folder, port: port + 1 }, files, 1),
  ]
  const bare = await startBare(port + worlds.length)
  const client = new LoadClient()
  try {
    await measureScenarios(drugReads.map(reading), { options, worlds, bare, client, started })
  } finally {
    await client.close()
    await bare.stop()
    for (const world of worlds) await world.close()
  }
}
