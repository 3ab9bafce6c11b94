import { randomUUID } from 'node:crypto'
import { type AccessLevel, ALL } from '@vizit/domain/access/access-level.ts'
import { createDoctor, type WorldDoctor } from '@vizit/test-kit/world/doctor.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { createCard } from './create-card.ts'
import { createWait } from './create-wait.ts'
import { noResults, type Results, resultsOf } from './results.ts'

export type RelKind = 'ME' | 'CHILD' | 'SPOUSE' | 'PARENT' | 'OTHER'

/** The caller's relation to the person, with a level, or none. */
export type CallerRelation =
  | { readonly relKind: RelKind; readonly level: AccessLevel }
  | 'stranger'
  | 'nobody'

/** The person whom a call is about, everything that a call may name, and the caller. */
export interface Scene {
  readonly caller: WorldPatient
  /** A relative of the caller who could be given rights. */
  readonly relative: WorldPatient
  readonly profileId: string
  readonly visitId: string
  /** A visit of some days ago. */
  readonly pastVisitId: string
  readonly photoId: string
  /** For the past visit; it waits for an answer. */
  readonly invoiceId: string
  /** A wait made by the caller for the person, or by a stranger for themselves. */
  readonly waitId: string
  readonly offerId: string
  /** A programme that the person has linked. */
  readonly coverageId: string
  /** The barcode of a card of the person's, which is not linked yet. */
  readonly barcode: string
  /** A visit booked without an account, with the caller's phone, for a patient of the person's age. */
  readonly unclaimedId: string
  /** Ids that do not exist, unless `withResults` was called. */
  readonly results: Results
  /** The doctor of the visit, at whom the person may also book. */
  readonly doctor: WorldDoctor
}

const VISIT_IN_DAYS = 2
const CHILD_BIRTHDAY = '2015-06-15'
const ADULT_BIRTHDAY = '1985-06-15'

/** Makes the scene; for `nobody` all ids are ones that do not exist. */
export async function scene(world: World, standing: CallerRelation): Promise<Scene> {
  const [caller, relative] = [await world.patient(), await world.patient()]
  await world.relate(caller.accountId, relative.profileId, { relKind: 'OTHER', level: 'VIEW_COVERAGE' })
  const doctor = await freeTimes(world)
  const elsewhere = await nextDoctor(world)
  const isChild = typeof standing !== 'string' && standing.relKind === 'CHILD'
  const unclaimedId = await world.unclaimedVisit(elsewhere.assignmentId, {
    phone: caller.phone,
    birthday: isChild ? CHILD_BIRTHDAY : ADULT_BIRTHDAY,
  })
  const results = noResults(world.clinic.providerCode)
  if (standing === 'nobody') {
    const visits = { visitId: randomUUID(), pastVisitId: randomUUID() }
    const ids = { profileId: randomUUID(), ...visits, photoId: randomUUID(), invoiceId: randomUUID() }
    const waiting = { waitId: randomUUID(), offerId: randomUUID() }
    const programmes = { coverageId: randomUUID(), barcode: UNKNOWN_BARCODE }
    return { caller, relative, doctor, unclaimedId, ...ids, ...waiting, ...programmes, results }
  }
  const profileId = await person(world, caller, standing)
  const visitId = await world.pastVisit({ ...caller, profileId }, elsewhere.assignmentId, {
    daysAgo: -VISIT_IN_DAYS,
    status: 'reserved',
  })
  const pastVisitId = await world.pastVisit({ ...caller, profileId }, elsewhere.assignmentId, {
    daysAgo: VISIT_IN_DAYS,
  })
  return {
    caller,
    relative,
    profileId,
    visitId,
    pastVisitId,
    photoId: await photo(world, profileId),
    invoiceId: await world.invoice(pastVisitId),
    ...(await createWait(world, elsewhere, {
      accountId: standing === 'stranger' ? await ownerOf(world, profileId) : caller.accountId,
      profileId,
    })),
    unclaimedId,
    doctor,
    results,
    coverageId: randomUUID(),
    barcode: UNKNOWN_BARCODE,
  }
}

/** A barcode that nobody has. */
const UNKNOWN_BARCODE = '4810000000025'

/** Adds a programme that the person has and another one that they could link; only for the few calls about them. */
export async function withProgrammes(world: World, scene: Scene): Promise<Scene> {
  const { coverageId } = await world.cover(scene, { code: 'plant' })
  return { ...scene, coverageId, barcode: await createCard(world, scene) }
}

/** Adds a medical record of the person; only for the few calls about it, because it takes time. */
export async function withResults(world: World, scene: Scene): Promise<Scene> {
  return { ...scene, results: await resultsOf(world, scene, scene.caller) }
}

async function person(world: World, caller: WorldPatient, standing: Exclude<CallerRelation, 'nobody'>) {
  if (standing === 'stranger') return (await world.patient()).profileId
  if (standing.relKind === 'ME') return caller.profileId
  const birthday = standing.relKind === 'CHILD' ? CHILD_BIRTHDAY : ADULT_BIRTHDAY
  if (standing.relKind === 'CHILD') return world.relative(caller.accountId, standing, { birthday })
  const { profileId } = await world.patient({ birthday })
  await world.relate(caller.accountId, profileId, standing)
  return profileId
}

async function ownerOf({ db }: World, profileId: string): Promise<string> {
  const self = await db
    .selectFrom('family_relation')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('rel_kind', '=', 'ME')
    .executeTakeFirstOrThrow()
  return self.account_id
}

async function photo({ db }: World, profileId: string) {
  const photoId = randomUUID()
  await db
    .insertInto('person_photo')
    .values({
      profile_id: profileId,
      photo_id: photoId,
      media_type: 'image/webp',
      content: Buffer.from('photo'),
      saved_at: new Date(),
    })
    .execute()
  return photoId
}

const free = new WeakMap<World, WorldDoctor>()

/** Two timeslots that no other scene uses: one to book, one to move to. */
async function freeTimes(world: World): Promise<WorldDoctor> {
  const known = free.get(world)
  const doctor = known?.slots.length ? known : await world.doctor({ slots: 200, minutes: 5 })
  free.set(world, { ...doctor, slots: doctor.slots.slice(2) })
  return { ...doctor, slots: doctor.slots.slice(0, 2) }
}

/** No visit of a scene is at this time. */
const OFFERED = '2026-03-06T06:00:00Z'
const AT_ONCE = 50
const stock = new WeakMap<World, WorldDoctor[]>()

/**
 * A doctor of one scene alone: of the visits that are there, and of the time on offer. Many are made in one transaction, since each
 * that changes the catalogue brings the search up to date.
 */
async function nextDoctor(world: World): Promise<WorldDoctor> {
  const doctors = stock.get(world) ?? []
  stock.set(world, doctors)
  if (doctors.length === 0)
    await world.db.transaction().execute(async trx => {
      for (let n = 0; n < AT_ONCE; n++)
        doctors.push(await createDoctor(trx, world.clinic, { from: OFFERED, slots: 1 }))
    })
  return requireValue(doctors.pop())
}

/** Everything stored about a person, to prove that a refusal changed nothing. */
export async function stored({ db }: World, profileId: string): Promise<string> {
  const [profile, visits, relations, photos, audit, consents, coverages, decisions] = await Promise.all([
    db.selectFrom('profile').selectAll().where('id', '=', profileId).execute(),
    db.selectFrom('visit').selectAll().where('profile_id', '=', profileId).orderBy('id').execute(),
    db
      .selectFrom('family_relation')
      .selectAll()
      .where('profile_id', '=', profileId)
      .orderBy('account_id')
      .execute(),
    db.selectFrom('person_photo').selectAll().where('profile_id', '=', profileId).execute(),
    // The waiting list's worker may end the scene's wait at any moment; no caller does that without an account.
    db
      .selectFrom('audit')
      .selectAll()
      .where('profile_id', '=', profileId)
      .where(row => row.not(row.and({ action: 'wait-ended' }).and('account_id', 'is', null)))
      .orderBy('id')
      .execute(),
    db.selectFrom('documents_consent').selectAll().where('profile_id', '=', profileId).execute(),
    db.selectFrom('coverage').selectAll().where('profile_id', '=', profileId).orderBy('id').execute(),
    db
      .selectFrom('invoice_decision')
      .innerJoin('invoice', 'invoice.id', 'invoice_id')
      .innerJoin('visit', 'visit.id', 'visit_id')
      .selectAll('invoice_decision')
      .where('profile_id', '=', profileId)
      .execute(),
  ])
  return JSON.stringify({ profile, visits, relations, photos, audit, consents, coverages, decisions })
}

/** A person has all rights on their own profile. */
export const myself: CallerRelation = { relKind: 'ME', level: ALL }
