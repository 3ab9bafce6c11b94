import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prescription, resultsClinic } from '../../testing/results-clinic.ts'
import { showConnection } from '../connection/show-connection.ts'

const world = await testWorld()
const { clinic, server, known, recordWithConsent, refresh, save, poll } = await resultsClinic(world)

/** A patient with a visit, whose record has its written consent and is open. */
async function prescribedTo() {
  const { patient, subject, appointment, orderId } = await known()
  const prescribe = (text: string, more: object = {}) =>
    save({ ...prescription(subject, appointment, text), ...more })
  const shown = () => listed(orderId)
  const again = () => {
    world.clock.advance(5)
    return refresh(patient.profileId)
  }
  return { patient, orderId, prescribe, shown, again }
}

const listed = async (orderId: string) =>
  (
    await world.db
      .selectFrom('prescription')
      .select('number')
      .where('visit_id', '=', orderId)
      .where('withdrawn', '=', false)
      .execute()
  ).length

const problems = async () => {
  const state = await showConnection(world.db, clinic.providerCode, world.clock.now())
  return [state?.problem, state?.resultsProblem, state?.resultsFailingSince]
}

test('a prescription that the clinic has deleted is shown no more, and comes back with it; those of several pages stay', async () => {
  const { patient, orderId, prescribe, shown, again } = await prescribedTo()
  const made = Array.from({ length: 55 }, (_, at) => prescribe(`Эналаприл ${at + 1} мг`))
  await refresh(patient.profileId)
  expect(await shown()).toBe(55)
  const before = await visitUpdatedAt(orderId)
  server.resources.remove(`MedicationRequest/${made[30]?.id}`)
  await again()
  expect(await shown()).toBe(54)
  expect(await visitUpdatedAt(orderId)).not.toEqual(before)
  save({ ...made[30] })
  await again()
  expect(await shown()).toBe(55)
  for (const { id } of made) server.resources.remove(`MedicationRequest/${id}`)
  await again()
  expect(await shown()).toBe(0)
})

const visitUpdatedAt = async (id: string) =>
  (await world.db.selectFrom('visit').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow())
    .updated_at

test('what cannot be read is there all the same, and a clinic that refuses or breaks off takes nothing away', async () => {
  const { prescribe, shown, again } = await prescribedTo()
  const made = Array.from({ length: 55 }, (_, at) => prescribe(`Эналаприл ${at + 1} мг`))
  await again()
  save({ ...made[0], dosageInstruction: 'twice a day' })
  await again()
  expect(await shown()).toBe(55)
  server.befall(({ path }) => (path.startsWith('MedicationRequest') ? 'forbidden' : undefined))
  await again()
  expect(await shown()).toBe(55)
  server.befall(({ path }) => (path.includes('_offset=50') ? 'failing' : undefined))
  await again()
  expect(await shown()).toBe(55)
})

test('a prescription of another patient stays, whoever of the family is read', async () => {
  const one = await prescribedTo()
  const other = await prescribedTo()
  one.prescribe('Эналаприл 10 мг')
  other.prescribe('Бисопролол 5 мг')
  await one.again()
  await other.again()
  await one.again()
  expect([await one.shown(), await other.shown()]).toEqual([1, 1])
})

test('the connection says that prescriptions cannot be read, whatever its timetable does, until they can', async () => {
  const { again } = await prescribedTo()
  const trouble = (what: 'failing' | 'forbidden') =>
    server.befall(({ path }) => (path.startsWith('MedicationRequest') ? what : undefined))
  trouble('failing')
  await again()
  const since = world.clock.now()
  await poll()
  expect(await problems()).toEqual([null, 'MedicationRequest unclear 503', since])
  trouble('forbidden')
  await again()
  expect(await problems()).toEqual([null, 'MedicationRequest refused 403', since])
  server.befall()
  await again()
  expect(await problems()).toEqual([null, null, null])
})

test('a dose that the clinic wrote in parts is read in the language of the reader', async () => {
  const { patient, orderId, prescribe, again } = await prescribedTo()
  prescribe('Эналаприл 10 мг', {
    dosageInstruction: [
      {
        timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
        doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
      },
    ],
  })
  await again()
  const recordId = await recordWithConsent(patient.profileId)
  const accessCode = await world.openRecord(patient, { recordId })
  const path = `/api/v2/my/providers/visits/${orderId}/drugs/${recordId}`
  const said: unknown[] = []
  for (const language of ['ru', 'be', 'en'] as const) {
    const { json } = await world.call('GET', path, { bearer: patient.bearer, accessCode, language })
    said.push(json.drugs.map(({ instructions }: { instructions: string }) => instructions))
  }
  expect(said).toEqual([
    ['1 таблетка, 2 раза в день'],
    ['1 таблетка, 2 разы ў дзень'],
    ['1 tablet, 2 times a day'],
  ])
  const { rows } = await sql<{
    text: string
  }>`select sealed as text from prescription where visit_id = ${orderId}`.execute(world.db)
  expect(rows[0]?.text).not.toContain('tablet')
})
