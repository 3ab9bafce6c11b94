import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import { changedSinceQuery } from '@vizit/server/modules/visits/store/own-list.ts'
import type { World } from '../../datasets/world.ts'
import { signedInPatients } from '../booking/patients.ts'
import { readContestants } from '../reads/read-contestants.ts'
import type { Ask, ReadScenario } from '../reads/read-scenario.ts'
import type { Scenario } from '../scenario.ts'
import { fillVisits } from './fill-visits.ts'

/** Of a whole country; a tiny one has few doctors to have visits with. */
const ACCOUNTS = 500
const FEW = 40

async function asks(world: World): Promise<readonly Ask[]> {
  const patients = await signedInPatients(world, world.dataset.scale < 0.1 ? FEW : ACCOUNTS)
  await fillVisits(
    world.pool,
    patients.map(({ profileId }) => profileId),
  )
  const dateStart = addDays(civilDateOf(new Date()), -1)
  const since = new Date(minskMidnight(dateStart))
  return patients.map(({ accountId, profileId, bearer }) => ({
    method: 'POST',
    path: `/api/v2/my/providers/sync/orders?status=all&async=false&dateStart=${dateStart}`,
    headers: { authorization: `Bearer ${bearer}` },
    statement: changedSinceQuery({ accountId, profileIds: [profileId], providerCode: null, since }),
  }))
}

const scenario: ReadScenario = {
  name: 'sync-visits',
  title: 'sync of the visits of 500 accounts, twenty each, since the day before',
  asks,
}

/**
 * A sync is a session, a family, its ledger, the organisations that know it, the visits, the latest one before them and
 * their reports: its own statement is one of seven, and no share of its speed is aimed at.
 */
export const syncVisits: Scenario = {
  name: scenario.name,
  title: scenario.title,
  contestants: (worlds, bare) => readContestants(scenario, worlds, bare),
  comparisons: worlds =>
    worlds.flatMap(({ dataset }, n) => {
      const one = `vizit ${dataset.name}`
      const smaller = worlds[n + 1]?.dataset.name
      return [
        { label: `${one} ÷ its statement`, one, other: `database ${dataset.name}` },
        { label: `${one} ÷ node:http`, one, other: 'node:http' },
        ...(smaller ? [{ label: `${one} ÷ vizit ${smaller}`, one, other: `vizit ${smaller}` }] : []),
      ]
    }),
}
