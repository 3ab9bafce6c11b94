import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { claimableQuery } from '@vizit/server/modules/documents/store/claim-records.ts'
import { changedTestsQuery } from '@vizit/server/modules/documents/store/tests.ts'
import { membersQuery } from '@vizit/server/modules/family/store/members.ts'
import { organisationsQuery } from '@vizit/server/modules/providers/store/organisations-of-profiles.ts'
import type { World } from '../../datasets/world.ts'
import type { Ask } from '../reads/read-scenario.ts'
import { fillTests } from './fill-tests.ts'
import { dayBefore, syncing, syncingPatients } from './syncing.ts'

async function asks(world: World): Promise<readonly Ask[]> {
  const patients = await syncingPatients(world)
  await fillTests(world.pool, patients)
  const dateStart = dayBefore()
  const since = new Date(minskMidnight(dateStart))
  return patients.map(({ accountId, profileId, bearer }) => ({
    method: 'POST',
    path: `/api/v2/my/providers/sync/tests?async=false&dateStart=${dateStart}`,
    headers: { authorization: `Bearer ${bearer}` },
    before: [membersQuery(accountId), claimableQuery(accountId), organisationsQuery([profileId], null)],
    statement: changedTestsQuery({ profileIds: [profileId], providerCode: null, since }),
  }))
}

/** Reads the family, records that wait for their person, their organisations, and the tests. */
export const syncTests = syncing({
  name: 'sync-tests',
  title: 'sync of the tests of 500 accounts, twenty of eight values each, since the day before',
  asks,
})
