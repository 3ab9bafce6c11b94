import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { changedSinceQuery } from '@vizit/server/modules/visits/store/own-list.ts'
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
  return patients.map(({ accountId, profileId, bearer }) => ({
    method: 'POST',
    path: `/api/v2/my/providers/sync/orders?status=all&async=false&dateStart=${dateStart}`,
    headers: { authorization: `Bearer ${bearer}` },
    statement: changedSinceQuery({ accountId, profileIds: [profileId], providerCode: null, since }),
  }))
}

/** After what every sync does: the visits, the latest one before them and their reports. */
export const syncVisits = syncing({
  name: 'sync-visits',
  title: 'sync of the visits of 500 accounts, twenty each, since the day before',
  asks,
})
