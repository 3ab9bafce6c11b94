import type { Organisation } from './organisations.ts'
import { readDemoReference, type Town } from './reference.ts'
import { type SeedDeps, type SeedResult, seedOrganisations } from './seed-demo.ts'

const ORGANISATIONS = 40
const BRANCHES_EACH = 10
const DOCTORS_EACH = 150
/** Of each doctor: half of it on average. */
const MOST_REVIEWS = 66

/**
 * A country for benchmarks: at scale 1, 40 organisations with 400 branches and 6,000 doctors, whose two months
 * make about five million timeslots, all free, and who have about 200,000 reviews.
 */
export async function seedCountry(deps: SeedDeps, { scale = 1 } = {}): Promise<SeedResult> {
  const { towns } = await readDemoReference()
  const count = Math.max(1, Math.round(ORGANISATIONS * scale))
  // Less than one organisation is one with fewer doctors.
  const doctors = Math.round(DOCTORS_EACH * Math.min(1, ORGANISATIONS * scale))
  const country = Array.from({ length: count }, (_, index) => organisation(index, { towns, doctors }))
  return seedOrganisations(deps, country, { lived: false, mostReviews: MOST_REVIEWS })
}

interface Made {
  readonly towns: readonly Town[]
  readonly doctors: number
}

function organisation(index: number, { towns, doctors }: Made): Organisation {
  const number = index + 1
  return {
    code: `country-${number}`,
    brand: { ru: `Поликлиника № ${number}`, be: `Паліклініка № ${number}`, en: `Polyclinic No. ${number}` },
    accentColour: '#0b7285',
    // Two branches per town, towns in turn from the largest.
    towns: Array.from({ length: BRANCHES_EACH }, (_, branch) => {
      const turn = index * (BRANCHES_EACH / 2) + Math.floor(branch / 2)
      return towns[turn % towns.length]?.name_ru ?? 'Минск'
    }),
    doctors,
  }
}
