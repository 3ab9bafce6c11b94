import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'

export const BREST = 162
const path = '/api/v2/my/drug-alerts'

/** People who wait for packages in Brest, whose only pharmacy is number 4. Called at the top of a test file; new before each test. */
export async function waitingWorld() {
  const world = await testWorld()
  beforeEach(async () => {
    world.clock.set(WORLD_START)
    await fillDrugsWorld(world.db, world.clock.now())
    await world.db.deleteFrom('outbox').execute()
    await world.db.deleteFrom('drug_alert').execute()
  })

  /** A person who waits for some packages. */
  async function waitingForAll(packIds: readonly number[], body: object = {}) {
    const { bearer, accountId } = await world.patient()
    for (const packId of packIds)
      await world.call('PUT', `${path}/${packId}`, {
        ...{ bearer, body: { locationCode: BREST, maxPrice: null, ...body } },
      })
    /** Those that were not told yet. */
    const alerts = () =>
      world.db
        .selectFrom('drug_alert')
        .select('pack_id')
        .where('account_id', '=', accountId)
        .where('told_at', 'is', null)
        .execute()
    return { bearer, accountId, alerts: async () => (await alerts()).length }
  }

  return {
    world,
    server: testServices(world).drugAlerts,
    waitingForAll,
    waiting: (packId: number, body: object = {}) => waitingForAll([packId], body),
    /** The pharmacy asks so many kopecks for a package. */
    brings: (packId: number, price: number, asOf: Date | null = null) =>
      sql`
    insert into stock (pharmacy_id, pack_id, location_code, price, as_of) values (4, ${packId}, ${BREST}, ${price}, ${asOf})
    on conflict (pharmacy_id, pack_id) do update set price = excluded.price`.execute(world.db),
    /** The messages about drugs so far. */
    told: async () => {
      const messages = await world.db
        .selectFrom('outbox')
        .select(['template', 'recipient', 'data'])
        .where('template', 'in', ['drug-found', 'drug-cheaper', 'drugs-found', 'drugs-cheaper'])
        .orderBy('id')
        .execute()
      return messages.map(withFacts)
    },
  }
}
