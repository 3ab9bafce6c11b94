import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { membersQuery } from '@vizit/server/modules/family/store/members.ts'
import { organisationsQuery } from '@vizit/server/modules/providers/store/organisations-of-profiles.ts'
import { changedSinceQuery, latestBeforeQuery } from '@vizit/server/modules/visits/store/own-list.ts'
import { listDays } from '@vizit/server/modules/visits/use-cases/list-days.ts'
import type { World } from '../../datasets/world.ts'
import type { Ask } from '../reads/read-scenario.ts'
import { fillVisits } from './fill-visits.ts'
import { dayBefore, syncing, syncingPatients } from './syncing.ts'

async function asks(world: World): Promise<readonly Ask[]> {
  const patients = await syncingPatients(world)
  await fillVisits(
    world.pool,
    patients.map(({ profileId }) => profileId),
  )
  const dateStart = dayBefore()
  const since = new Date(minskMidnight(dateStart))
  const month = listDays({}, new Date())
  return patients.map(({ accountId, profileId, bearer }) => ({
    method: 'POST',
    path: `/api/v2/my/providers/sync/orders?status=all&async=false&dateStart=${dateStart}`,
    headers: { authorization: `Bearer ${bearer}` },
    before: [
      membersQuery(accountId),
      organisationsQuery([profileId], null),
      latestBeforeQuery({ accountId, profileIds: [profileId], providerCode: null, before: month.from }),
    ],
    statement: changedSinceQuery({ accountId, profileIds: [profileId], providerCode: null, since }),
  }))
}

/** Reads the family, their organisations, the latest earlier visit, the visits, and their reports. */
export const syncVisits = syncing({
  name: 'sync-visits',
  title: 'sync of the visits of 500 accounts, twenty each, since the day before',
  asks,
})
