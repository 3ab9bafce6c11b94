import { stockAvailability } from '@vizit/server/modules/drugs/availability/stock-availability.ts'
import { findDrugs } from '@vizit/server/modules/drugs/use-cases/find-drugs.ts'
import { findPharmacies } from '@vizit/server/modules/drugs/use-cases/find-pharmacies.ts'
import { showDrug } from '@vizit/server/modules/drugs/use-cases/show-drug.ts'
import { defaults } from '@vizit/server/modules/remote-config/values.ts'
import { createDatabase, type Database } from '@vizit/server/platform/database/database.ts'
import type { World } from '../datasets/world.ts'
import type { SqlStatement } from '../load/job.ts'
import type { Ask, ReadScenario } from '../scenarios/reads/read-scenario.ts'

const MINSK = 17
const LIMIT = 20

type Run = (deps: Parameters<typeof findDrugs>[0]) => Promise<unknown>

/**
 * What each run asks, with the statements that it sends besides those that it sends once a minute. One run after the other on one
 * database: each database reads the register for itself, and twenty at once waited too long for their connections.
 */
async function asksOf(
  { databaseUrl }: World,
  runs: readonly { readonly path: string; readonly run: Run }[],
): Promise<Ask[]> {
  const database = createDatabase(databaseUrl, { max: 2 })
  let sent: SqlStatement[] = []
  const query = (asked: SqlStatement, values?: unknown[]) => {
    sent.push(asked)
    return database.pool.query(asked as never, values)
  }
  const recording = {
    ...database,
    pool: { query } as unknown as Database['pool'],
    reads: { query } as unknown as Database['reads'],
  }
  const clock = { now: () => new Date() }
  const deps = {
    database: recording,
    drugAvailability: stockAvailability(recording, clock),
    clock,
    settings: async () => defaults,
  }
  const asks: Ask[] = []
  try {
    for (const { path, run } of runs) {
      await run(deps)
      sent = []
      await run(deps)
      asks.push(
        askOf(
          path,
          sent.map(({ name, text, values }) => ({ name, text, values: values.map(asText) })),
        ),
      )
    }
    return asks
  } finally {
    await database.close()
  }
}

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

function askOf(path: string, statements: readonly SqlStatement[]): Ask {
  const [statement, ...before] = statements.toReversed()
  if (!statement) throw new Error(`${path} sends no statement`)
  return { path, statement, before: before.toReversed() }
}

const words = [
  'нурофен 200',
  'ибупрофен',
  'амоксициллин',
  'парацетамол',
  'но-шпа',
  'ibuprofen',
  'цитрамон',
  'омез',
]

const drugSearch: ReadScenario = {
  name: 'drugs-search',
  title: 'drugs by name, substance or dosage, with prices of Minsk',
  asks: world =>
    asksOf(
      world,
      words.map(q => ({
        path: `/api/v2/public/drugs?${new URLSearchParams({ q, locationCode: String(MINSK), limit: String(LIMIT) })}`,
        run: deps => findDrugs(deps, { q, locationCode: MINSK, limit: LIMIT, language: 'ru' }),
      })),
    ),
}

const drugDetails: ReadScenario = {
  name: 'drugs-details',
  title: 'a drug with its analogues and prices of Minsk',
  async asks(world) {
    const { rows } = await world.pool.query<{ id: string }>(
      `select id::text from drug where dispensing <> 'hospital' order by md5(code) limit 20`,
    )
    return asksOf(
      world,
      rows.map(({ id }) => ({
        path: `/api/v2/public/drugs/${id}?locationCode=${MINSK}`,
        run: deps => showDrug(deps, { id, locationCode: MINSK, language: 'ru' }),
      })),
    )
  },
}

const PACKS = 5
/** As many as the call answers if not asked for more. */
const PHARMACIES = 10

const basket: ReadScenario = {
  name: 'drugs-basket',
  title: `pharmacies of Minsk for a basket of ${PACKS} by total price`,
  async asks(world) {
    const { rows } = await world.pool.query<{ id: string }>(
      `select p.id::text from drug_pack p join drug d on d.id = p.drug_id where d.dispensing <> 'hospital'
       order by md5(p.code) limit 100`,
    )
    const baskets = Array.from({ length: rows.length / PACKS }, (_, at) =>
      rows.slice(at * PACKS, (at + 1) * PACKS),
    )
    return asksOf(
      world,
      baskets.map(packs => {
        const wanted = packs.map(({ id }) => ({ packId: id, count: 1 }))
        const asked = { locationCode: MINSK, sort: 'totalPrice', limit: PHARMACIES } as const
        const text = packs.map(({ id }) => `${id}:1`).join()
        return {
          path: `/api/v2/public/pharmacies?${new URLSearchParams({ packs: text, locationCode: String(MINSK), sort: 'totalPrice', limit: String(PHARMACIES) })}`,
          run: deps => findPharmacies(deps, { ...asked, packs: wanted, language: 'ru' } as never),
        }
      }),
    )
  },
}

export const drugReads = [drugSearch, drugDetails, basket]
