import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { World } from '../../datasets/world.ts'
import { type BookingPatient, signedInPatients } from '../booking/patients.ts'
import { readContestants } from '../reads/read-contestants.ts'
import type { ReadScenario } from '../reads/read-scenario.ts'
import type { Scenario } from '../scenario.ts'

/** For a whole country; a small one has too few doctors. */
const ACCOUNTS = 500
const FEW = 40

/** The accounts whose devices sync. */
export const syncingPatients = (world: World): Promise<BookingPatient[]> =>
  signedInPatients(world, world.dataset.scale < 0.1 ? FEW : ACCOUNTS)

/** The start date that a device sends which has synced today (product §4, "Sync"). */
export const dayBefore = (): string => addDays(civilDateOf(new Date()), -1)

/**
 * A sync reads the family, their organisations, and then its data. It is compared with the same statements in
 * sequence; there is no limit for the ratio.
 */
export const syncing = (scenario: ReadScenario): Scenario => ({
  name: scenario.name,
  title: scenario.title,
  contestants: (worlds, bare) => readContestants(scenario, worlds, bare),
  comparisons: worlds =>
    worlds.flatMap(({ dataset }, n) => {
      const one = `vizit ${dataset.name}`
      const smaller = worlds[n + 1]?.dataset.name
      return [
        { label: `${one} ÷ its statements`, one, other: `database ${dataset.name}` },
        { label: `${one} ÷ node:http`, one, other: 'node:http' },
        ...(smaller ? [{ label: `${one} ÷ vizit ${smaller}`, one, other: `vizit ${smaller}` }] : []),
      ]
    }),
})
