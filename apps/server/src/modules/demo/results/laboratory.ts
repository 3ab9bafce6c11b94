import { isAdultOn } from '@vizit/domain/person/age.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf, minskInstant } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { notifyReaders, storeMedicalTest, storeRecord } from '../../documents/public.ts'
import type { Notifications } from '../../notifications/public.ts'
import { type DemoClinic, demoClinic } from './demo-clinic.ts'
import { demoFile } from './demo-file.ts'
import { type DemoTest, pendingTest, readyTests, VISITED_DAYS_AGO } from './history.ts'
import { addPastVisit } from './past-visit.ts'
import {
  findPatientsWithoutRecord,
  findPending,
  type PatientWithoutRecord,
  type PendingTest,
} from './patients.ts'

type Trx = Kysely<DB>

export interface LaboratoryDeps {
  readonly db: Trx
  readonly clock: Clock
  readonly documentKey: Buffer
  readonly notifyAccount: Notifications['notifyAccount']
  readonly changes: Changes
  readonly publicUrl: string
}

const IN_THE_MORNING = '08:15'
/** How long the test in progress takes: long enough to be seen, short enough to see it become ready. */
const PENDING_MS = 120_000

/** The demo's laboratory: every patient has results there. */
export interface DemoLaboratory {
  /** Imports two years of results, and a visit with prescriptions, for those of these people who have none yet. */
  examine(profileIds: readonly string[]): Promise<void>
  /** Completes the tests in progress whose time has come, and tells their patients. */
  finish(): Promise<void>
}

export function createDemoLaboratory(deps: LaboratoryDeps): DemoLaboratory {
  const { db, clock, changes } = deps
  return {
    examine: async profileIds => {
      const patientsWithoutRecord = await findPatientsWithoutRecord(db, profileIds)
      const today = civilDateOf(clock.now())
      for (const patient of patientsWithoutRecord) {
        if (isAdultOn(today, patient.person.birthday) && (await examine(patient, deps)))
          changes.publish('visits', { profiles: [patient.profileId] })
      }
    },
    finish: async () => {
      const due = await findPending(db, new Date(clock.now().getTime() - PENDING_MS))
      for (const pending of due) {
        await db.transaction().execute(trx => finish(trx, pending, deps))
        changes.publish('tests', { profiles: [pending.profileId] })
      }
    },
  }
}

async function examine(
  { profileId, person, phone }: PatientWithoutRecord,
  deps: LaboratoryDeps,
): Promise<boolean> {
  const { db, clock, documentKey } = deps
  const now = clock.now()
  return db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit demo patient ${profileId}`}, 0))`.execute(
      trx,
    )
    const clinic = await demoClinic(trx)
    const [still] = await findPatientsWithoutRecord(trx, [profileId])
    if (!clinic || !still) return false
    const { providerId } = clinic
    const number = `demo-${profileId}`
    const { id: recordId } = await storeRecord(
      trx,
      { providerId, number, person, phone, paperConsentOn: null },
      now,
    )
    const patient = { clinic, profileId, recordId }
    const from = morningOf(now, VISITED_DAYS_AGO)
    await addPastVisit(trx, { providerId, profileId, recordId, from }, { documentKey, now })
    for (const test of readyTests) await writeClinic(trx, { ...patient, test, isReady: true }, deps)
    await writeClinic(trx, { ...patient, test: pendingTest, isReady: false }, deps)
    return true
  })
}

const morningOf = (now: Date, daysAgo: number) =>
  new Date(minskInstant(addDays(civilDateOf(now), -daysAgo), IN_THE_MORNING))

async function finish(trx: Trx, { profileId, recordId }: PendingTest, deps: LaboratoryDeps): Promise<void> {
  const clinic = await demoClinic(trx)
  if (!clinic) return
  await writeClinic(trx, { clinic, test: pendingTest, profileId, recordId, isReady: true }, deps)
  await notifyReaders(trx, [profileId], deps)
}

interface BroughtIn {
  readonly clinic: DemoClinic
  readonly test: DemoTest
  readonly profileId: string
  readonly recordId: string
  readonly isReady: boolean
}

async function writeClinic(
  trx: Trx,
  { clinic, test, profileId, recordId, isReady }: BroughtIn,
  { clock, documentKey }: LaboratoryDeps,
): Promise<void> {
  const now = clock.now()
  const { number, daysAgo, file, values, ...said } = test
  const known = await trx
    .selectFrom('medical_test')
    .select('taken_at')
    .where('provider_id', '=', clinic.providerId)
    .where('number', '=', `${number}-${profileId}`)
    .executeTakeFirst()
  await storeMedicalTest(
    trx,
    {
      ...{ ...said, ...clinic, recordId, number: `${number}-${profileId}`, withdrawn: false },
      takenAt: known?.taken_at ?? morningOf(now, daysAgo),
      status: isReady ? 'ready' : 'in-progress',
      files: file && isReady ? [await demoFile(file)] : [],
      values: isReady ? values : [],
    },
    { documentKey, now },
  )
}
