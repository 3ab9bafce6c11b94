import { rmSync, writeFileSync } from 'node:fs'
import { ensureDataset, removeDataset } from './datasets/dataset.ts'
import { openWorld, type World } from './datasets/world.ts'
import { LoadClient } from './load/load-client.ts'
import { type Outcome, outcomeOf } from './measure/outcome.ts'
import { takeTurns } from './measure/take-turns.ts'
import type { Options } from './options.ts'
import { describeMachine } from './report/machine.ts'
import { printOutcome } from './report/print-outcome.ts'
import type { Scenario } from './scenarios/scenario.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { type BareServer, startBare } from './servers/start-bare.ts'

/** Runs every scenario with every number of clients on every dataset. */
export async function runRatios(options: Options): Promise<void> {
  const started = describeMachine()
  await using opened = new AsyncDisposableStack()
  if (options.throwAway) opened.defer(() => rmSync(options.folder, { recursive: true, force: true }))
  const worlds: World[] = []
  for (const [n, scale] of options.scales.entries()) {
    const dataset = await ensureDataset(options.folder, `country-${scale}`, scale)
    if (options.throwAway) opened.defer(() => removeDataset(dataset.dataDir))
    const world = await openWorld(dataset, options.port + n)
    opened.defer(world.close)
    worlds.push(world)
  }
  const bare = await startBare(options.port + options.scales.length)
  opened.defer(bare.stop)
  const client = new LoadClient()
  opened.defer(() => client.close())

  await measureScenarios(scenarios, { options, worlds, bare, client, started })
}

interface Measuring {
  readonly options: Options
  readonly worlds: readonly World[]
  readonly bare: BareServer
  readonly client: LoadClient
  readonly started: ReturnType<typeof describeMachine>
}

/** Each scenario with every number of clients. */
export async function measureScenarios(
  measured: readonly Scenario[],
  { options, worlds, bare, client, started }: Measuring,
): Promise<void> {
  const outcomes: Outcome[] = []
  for (const scenario of measured.filter(({ name }) => name.startsWith(options.only ?? ''))) {
    const contestants = await scenario.contestants(worlds, bare)
    // Warm-up of compilers and connections, as in a server that runs for days.
    const warmUp = { clients: Math.max(...options.clients), rounds: 0, seconds: options.warmUpSeconds }
    if (warmUp.seconds > 0) await takeTurns(client, contestants, warmUp)
    for (const clients of options.clients) {
      const results = await takeTurns(client, contestants, { ...options, clients })
      const outcome = outcomeOf(scenario, clients, results, scenario.comparisons(worlds))
      printOutcome(outcome)
      outcomes.push(outcome)
    }
  }
  if (options.json)
    writeFileSync(options.json, JSON.stringify({ started, ended: describeMachine(), outcomes }, null, 2))
}
