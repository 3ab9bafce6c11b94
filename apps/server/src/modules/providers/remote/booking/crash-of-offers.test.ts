import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, expect, test } from 'vitest'
import { offerServer } from '../../../waitlist/testing/offer-server.ts'
import { waitlistServer } from '../../../waitlist/testing/waitlist-server.ts'
import { crashAtEveryStep } from '../../testing/crash-at-every-step.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { freeTimes } from '../../testing/free-times.ts'

const world = await testWorld({ connections: 40 })
const at = await fhirClinic(world)
afterAll(() => at.server.close())
const times = await freeTimes(world, at, 44)
const { waitForEarlier, offerTo, sweep } = waitlistServer(world)
const server = offerServer(world)
const STEPS = 22
// Offers must not expire while abandoned operations are finished.
await world.setting('waitlist', {
  offerMinutes: 1440,
  nightFrom: '21:00',
  nightTo: '09:00',
  leadMinutes: 0,
  patience: 3,
  waitsPerAccount: 10,
})

interface Offered {
  readonly patient: WorldPatient
  readonly offerId: string
}

/** Every patient has a late visit, and each is offered one earlier time. */
async function offered(): Promise<Offered[]> {
  world.clock.set(WORLD_START)
  for (let early = 0; early < STEPS; early += 1) times.next()
  const patients = await world.patients(STEPS)
  const orders = await Promise.all(
    patients.map(async patient => ({ patient, reply: await world.book(patient, times.next()) })),
  )
  await Promise.all(orders.map(({ patient, reply }) => waitForEarlier(patient, reply.json.orderId)))
  const offers = () => Promise.all(patients.map(patient => offerTo(patient)))
  // The world's servers offer too, and an offer that one of them works on takes its time.
  while ((await offers()).includes(null)) await sweep()
  const made = await offers()
  return patients.map((patient, n) => ({ patient, offerId: made[n].offerId as string }))
}

test('a server that dies at any step of moving a visit to an offered time leaves nothing on one side only', {
  timeout: 60_000,
}, async () => {
  const all = await offered()
  await crashAtEveryStep(world, {
    // Without the visits that are moved, which existed before.
    ...{ at, steps: STEPS, stands: 0, isHeld: true },
    stage: async () => requireValue(all.shift()),
    act: ({ patient: { accountId, deviceId }, offerId }, remote) =>
      server.take({ kind: 'patient', accountId, deviceId, sessionId: deviceId }, offerId, remote),
  })
  const taken = await world.db
    .selectFrom('waitlist_offer')
    .select('id')
    .where('state', '=', 'taken')
    .execute()
  expect(taken).toHaveLength(STEPS)
})
