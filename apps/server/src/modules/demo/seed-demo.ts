import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { refreshStatistics } from '../../platform/database/refresh-statistics.ts'
import { saveClinic, saveClinicServices } from '../clinic-import/public.ts'
import { addProgrammes } from '../programmes/public.ts'
import { loadReferenceData } from '../reference-data/public.ts'
import { insertDemoReviews } from '../reviews/public.ts'
import { type RollCounts, rollTimetable } from '../timetable/public.ts'
import { withPictures } from './branch-pictures.ts'
import { seedDemoDrugs } from './drugs/seed-drugs.ts'
import { leaveOutDemoSlots } from './leave-out.ts'
import { makeOrganisation } from './make-organisation.ts'
import { makeReviews, type ReviewedPlace } from './make-reviews.ts'
import { type Organisation, organisations } from './organisations.ts'
import { demoProgrammes } from './programmes/demo-programmes.ts'
import { readDemoReference } from './reference.ts'

export interface SeedDeps {
  db: Kysely<DB>
  clock: Clock
}

export interface SeedCounts extends RollCounts {
  organisations: number
  branches: number
  doctors: number
}

export type SeedResult = { outcome: 'seeded'; seeded: SeedCounts } | { outcome: 'not-empty' }

/** Fills an empty database with the demo: the same on every machine except for the dates. */
export async function seedDemo(deps: SeedDeps, { besideOthers = false } = {}): Promise<SeedResult> {
  if (!besideOthers && (await hasProviders(deps.db))) return { outcome: 'not-empty' }
  await addProgrammes(deps.db, demoProgrammes)
  const result = await seedOrganisations(deps, organisations, { lived: true, mostReviews: 6 })
  await seedDemoDrugs(deps)
  return result
}

interface SeedOptions {
  /** With pictures, and with times that patients have already taken. */
  readonly lived: boolean
  /** Of each doctor. */
  readonly mostReviews: number
}

/** Adds invented organisations; none of them if one of their codes is taken. */
export async function seedOrganisations(
  { db, clock }: SeedDeps,
  made: readonly Organisation[],
  { lived, mostReviews }: SeedOptions,
): Promise<SeedResult> {
  const today = civilDateOf(clock.now())
  await loadReferenceData(db)
  const reference = await readDemoReference()
  const bare = made.map(organisation => makeOrganisation(organisation, reference, today))
  const clinics = lived ? await Promise.all(bare.map(withPictures)) : bare
  const written = await db.transaction().execute(async trx => {
    const codes = clinics.map(({ code }) => code)
    const taken = await trx.selectFrom('provider').select('id').where('code', 'in', codes).executeTakeFirst()
    if (taken) return false
    for (const clinic of clinics) {
      await saveClinicServices(trx, clinic, await saveClinic(trx, clinic))
      const places = await readReviewedPlaces(trx, clinic.code)
      await insertDemoReviews(trx, makeReviews(places, reference.names, { today, most: mostReviews }))
    }
    return true
  })
  if (!written) return { outcome: 'not-empty' }
  const rolled = await rollTimetable(db, today, lived ? leaveOutDemoSlots : undefined)
  await refreshStatistics(db)
  const total = (count: (organisation: Organisation) => number) =>
    made.reduce((sum, each) => sum + count(each), 0)
  return {
    outcome: 'seeded',
    seeded: {
      ...rolled,
      organisations: made.length,
      branches: total(({ towns }) => towns.length),
      doctors: total(({ doctors }) => doctors),
    },
  }
}

/** Each doctor of this organisation at one of their branches. */
async function readReviewedPlaces(db: Kysely<DB>, code: string): Promise<ReviewedPlace[]> {
  const { rows } = await sql<ReviewedPlace>`
    select distinct on (p.code, d.code) d.id::text as "doctorId", b.id::text as "branchId", p.code || '/' || d.code as key
    from provider p join doctor d on d.provider_id = p.id join assignment a on a.doctor_id = d.id
      join branch b on b.id = a.branch_id
    where p.code = ${code} order by p.code, d.code, b.code`.execute(db)
  return rows
}

async function hasProviders(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('provider').select('id').limit(1).executeTakeFirst()) !== undefined
}
