import { setTimeout as pause } from 'node:timers/promises'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { sure } from '@vizit/test-kit/world/sure.ts'
import { waitlistDeps } from '@vizit/test-kit/world/waitlist-deps.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, expect, test } from 'vitest'
import type { Patient } from '../../../../platform/http/actor.ts'
import { type BookingDeps, bookVisit, cancelBy, moveVisit } from '../../../booking/public.ts'
import { bothSides } from '../../testing/both-sides.ts'
import { addSlots } from '../../testing/fhir/fill.ts'
import { type FhirClinic, fhirClinic } from '../../testing/fhir-clinic.ts'
import { Death, mortal } from '../../testing/mortal.ts'
import { providersOf } from '../../testing/providers-of.ts'

const world = await testWorld()
const clinics = [await fhirClinic(world, 'appointment'), await fhirClinic(world, 'transaction')] as const
for (const { server, compare } of clinics) {
  addSlots(server, { from: '2026-03-20T06:00:00Z', count: 2 })
  await compare()
}
afterAll(() => Promise.all(clinics.map(({ server }) => server.close())))
const { booking } = waitlistDeps(world)

const actorOf = ({ accountId, deviceId }: WorldPatient): Patient => ({
  kind: 'patient',
  accountId,
  deviceId,
  sessionId: deviceId,
})

interface Stage {
  readonly at: FhirClinic
  readonly patient: WorldPatient
  readonly key: string
  /** Booked before the act begins. */
  readonly orderId: string
}

const slotAt = async ({ at }: Stage, hour: number) => {
  const startsAt = new Date(Date.UTC(2026, 2, 20, 6, hour * 30))
  const all = await world.db
    .selectFrom('timeslot')
    .select(['id as timetableId', 'assignment_id as assignmentId'])
    .where('assignment_id', '=', at.assignmentId)
    .where('starts_at', '=', startsAt)
    .execute()
  return sure(all[0])
}

async function book(stage: Stage, deps: BookingDeps) {
  const { patient, key } = stage
  const body = { ...(await slotAt(stage, 0)), profileId: patient.profileId }
  return bookVisit({ actor: actorOf(patient), body, key, language: 'ru' }, deps)
}

async function move(stage: Stage, deps: BookingDeps) {
  const { timetableId: timeslotId } = await slotAt(stage, 1)
  const { orderId, patient } = stage
  return moveVisit({ actor: actorOf(patient), orderId, timeslotId, language: 'ru' }, deps)
}

const cancel = ({ orderId, patient }: Stage, deps: BookingDeps) =>
  cancelBy(
    orderId,
    {
      accountId: patient.accountId,
      contact: { phone: patient.phone, language: 'ru' },
      mayCancel: async () => true,
    },
    deps,
  )

/** Servers that live on find what was left behind, whenever they look again. */
async function recovered(at: FhirClinic) {
  for (let looks = 0; looks < 200; looks += 1) {
    world.clock.advance(3)
    await at.providers.steward.work()
    const sides = await bothSides(world, at)
    if (sides.open === 0) return sides
    // Another server has it in hand.
    await pause(5)
  }
  throw new Error('what was left behind is not mended')
}

async function staged(at: FhirClinic, isBooked: boolean): Promise<Stage> {
  world.clock.set(WORLD_START)
  const patient = await world.patient()
  const stage = { at, patient, key: `key-of-${patient.profileId}`, orderId: '' }
  if (!isBooked) return stage
  const booked = await world.book(patient, await slotAt(stage, 0))
  return { ...stage, orderId: booked.json.orderId }
}

/** Lets the server die at one step after another until it gets through alive; tells how many steps there were. */
async function dieAtEveryStep(
  act: (stage: Stage, deps: BookingDeps) => Promise<unknown>,
  at: FhirClinic,
  isBooked: boolean,
): Promise<number> {
  for (let diesAt = 0; ; diesAt += 1) {
    const stage = await staged(at, isBooked)
    const server = mortal({ database: world.database, diesAt })
    const { remote } = providersOf(world, { database: { db: server.db }, fetch: server.fetch })
    const died = await act(stage, { ...booking, remote }).then(
      () => false,
      error => {
        if (!(error instanceof Death) && !server.isDead()) throw error
        return true
      },
    )
    const sides = await recovered(at)
    // What stands here stands there, once; and nothing is held for nobody.
    expect([diesAt, sides.here]).toEqual([diesAt, sides.there])
    expect(sides).toMatchObject({ held: 0, busy: sides.there.length })
    // Whoever asks again gets what they wanted.
    await act(stage, booking)
    const after = await recovered(at)
    expect(after).toMatchObject({ here: after.there, held: 0, busy: after.there.length })
    expect([diesAt, after.there.length]).toEqual([diesAt, act === cancel ? 0 : 1])
    await cleared(stage)
    if (!died) return diesAt
  }
}

async function cleared(stage: Stage) {
  const standing = await world.db
    .selectFrom('visit')
    .select('id')
    .where('profile_id', '=', stage.patient.profileId)
    .where('status', '<>', 'cancelled')
    .execute()
  for (const { id } of standing) await cancel({ ...stage, orderId: id }, booking)
  expect(await recovered(stage.at)).toMatchObject({ here: [], there: [], busy: 0 })
}

const [byRules, byTransactions] = clinics

// Were there fewer steps, the test would have looked at nothing.
test.each([
  ['a booking', book, byRules, false],
  ['a booking in one transaction', book, byTransactions, false],
  ['a move', move, byRules, true],
  ['a cancellation', cancel, byRules, true],
] as const)(
  'a server that dies at any step of %s leaves nothing on one side only',
  { timeout: 60_000 },
  async (_what, act, at, isBooked) => expect(await dieAtEveryStep(act, at, isBooked)).toBeGreaterThan(10),
)
