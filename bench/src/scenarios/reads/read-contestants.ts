import type { World } from '../../datasets/world.ts'
import type { Contestant } from '../../measure/contestant.ts'
import { httpTurn, sqlTurn } from '../../measure/turns.ts'
import type { BareServer } from '../../servers/start-bare.ts'
import { httpRequest } from '../http-request.ts'
import { captureAnswers } from './capture-answers.ts'
import { spreadLanes } from './lanes.ts'
import type { Ask, ReadScenario } from './read-scenario.ts'

const OK = 200

/**
 * The server on each dataset, its statements sent directly to each database, and node:http with the same bytes.
 */
export async function readContestants(
  scenario: ReadScenario,
  worlds: readonly World[],
  bare: BareServer,
): Promise<Contestant[]> {
  const contestants: Contestant[] = []
  for (const world of worlds) {
    const asks = await scenario.asks(world)
    if (asks.length === 0) throw new Error(`${world.dataset.name} has nothing to ask for: ${scenario.title}`)
    contestants.push(overHttp(`vizit ${world.dataset.name}`, world, asks), straight(world, asks))
    if (contestants.length > 2) continue
    await bare.serve(await captureAnswers(world.port, asks))
    contestants.push(overHttp('node:http', bare, asks))
  }
  return contestants
}

function overHttp(
  name: string,
  { port, pid }: { port: number; pid: number },
  asks: readonly Ask[],
): Contestant {
  const requests = asks.map(({ method = 'GET', path, headers = {} }) => [
    httpRequest(method, path, {
      headers: method === 'POST' ? { ...headers, 'content-length': '0' } : headers,
    }),
  ])
  return httpTurn(name, pid, {
    port,
    lanes: clients => spreadLanes(requests, clients),
    repeat: true,
    expectedStatus: OK,
  })
}

function straight({ dataset, pid, databaseUrl }: World, asks: readonly Ask[]): Contestant {
  const statements = asks.map(({ before = [], statement }) => [...before, statement])
  return sqlTurn(`database ${dataset.name}`, pid, {
    url: databaseUrl,
    lanes: clients => spreadLanes(statements, clients),
    repeat: true,
    transaction: false,
  })
}
