import { randomUUID } from 'node:crypto'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { type FhirClinic, fhirClinic } from '../testing/fhir-clinic.ts'

const world = await testWorld()
const [slow, quick] = [await fhirClinic(world), await fhirClinic(world)]
afterAll(() => Promise.all([slow.server.close(), quick.server.close()]))

const SOON = { timeout: 8000, interval: 20 }

/** An appointment that must be cancelled at the clinic, as if a server had died before it did so. */
const leaveBehind = (at: FhirClinic, appointmentId: string) =>
  world.db
    .insertInto('fhir_operation')
    .values({
      id: randomUUID(),
      provider_id: at.clinic.providerId,
      ...{ kind: 'withdraw', state: 'undoing', slot_ids: [], appointment_id: appointmentId },
      ...{ claim: randomUUID(), claimed_until: world.clock.now(), created_at: world.clock.now() },
    })
    .execute()
const wasAsked = (at: FhirClinic, appointmentId: string) =>
  at.server.requests.some(({ path }) => path.includes(appointmentId))

test('unfinished operations at a clinic that does not answer, however many, do not delay other clinics', async () => {
  slow.server.befall(() => 'slow')
  const names = Array.from({ length: 12 }, (_, at) => `of-the-slow-${at}`)
  for (const name of names) await leaveBehind(slow, name)
  await vi.waitUntil(() => names.some(name => wasAsked(slow, name)), SOON)
  await leaveBehind(quick, 'first-of-the-quick')
  await vi.waitUntil(() => wasAsked(quick, 'first-of-the-quick'), SOON)
  await leaveBehind(quick, 'second-of-the-quick')
  await vi.waitUntil(() => wasAsked(quick, 'second-of-the-quick'), SOON)
  const open = await world.db
    .selectFrom('fhir_operation')
    .select('attempts')
    .where('provider_id', '=', slow.clinic.providerId)
    .where('state', '<>', 'ended')
    .execute()
  expect(open).toHaveLength(names.length)
})
