import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { World } from '../../datasets/world.ts'
import { type BookingPatient, signedInPatients } from '../booking/patients.ts'
import { readContestants } from '../reads/read-contestants.ts'
import type { ReadScenario } from '../reads/read-scenario.ts'
import type { Scenario } from '../scenario.ts'

/** Of a whole country; a tiny one has few doctors to have visits with. */
const ACCOUNTS = 500
const FEW = 40

/** Those whose devices sync. */
export const syncingPatients = (world: World): Promise<BookingPatient[]> =>
  signedInPatients(world, world.dataset.scale < 0.1 ? FEW : ACCOUNTS)

/** Since when a device asks that has synced today (product §4, "Sync"). */
export const dayBefore = (): string => addDays(civilDateOf(new Date()), -1)

/**
 * A sync is a family, the organisations that know it, and then what it is for: it is compared with all that it has to
 * read, one statement after another. No share of that speed is aimed at.
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
