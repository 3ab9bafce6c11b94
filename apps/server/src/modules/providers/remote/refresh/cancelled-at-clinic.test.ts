import { join } from 'node:path'
import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, expect, test } from 'vitest'
import { programmesToBook } from '../../../booking/testing/programmes-to-book.ts'
import { importInvoices } from '../../../invoices/public.ts'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'

const world = await testWorld()
const { db, clock } = world
const at = await fhirClinic(world)
afterAll(() => at.server.close())
const { newCode, covers, used } = programmesToBook(world)
const newFolder = testFolders()

/** A patient whose programme pays one visit a year, which is booked at the clinic. */
async function onlyVisit(date: string) {
  addSlots(at.server, { from: `${date}T06:00:00Z`, count: 2 })
  await at.compare()
  const slots = (await at.slots()).filter(({ startsAt }) => startsAt.toISOString().startsWith(date))
  const [code, patient] = [newCode(), await world.patient()]
  await world.cover(patient, { code })
  await covers({ code, visits: 1, providerId: at.clinic.providerId })
  const booked = await world.book(patient, { ...requireValue(slots[0]), programId: code })
  expect(booked.status).toBe(201)
  return { code, patient, visitId: booked.json.orderId as string, next: requireValue(slots[1]) }
}

async function cancelAtClinic(visitId: string) {
  const { appointment_id } = await db
    .selectFrom('fhir_appointment')
    .select('appointment_id')
    .where('visit_id', '=', visitId)
    .executeTakeFirstOrThrow()
  const appointment = requireValue(at.server.resources.find(`Appointment/${appointment_id}`))
  at.server.resources.save({ ...appointment, status: 'cancelled' })
  clock.advance(6)
  await at.poll()
}

test('a limit has the visit again that the clinic cancels', async () => {
  const { code, patient, visitId, next } = await onlyVisit('2026-03-04')
  const paid = { ...next, programId: code }
  expect((await world.book(patient, paid)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  await cancelAtClinic(visitId)
  expect(await used(code)).toBe(0)
  expect((await world.book(patient, paid)).status).toBe(201)
})

test('an invoice for a visit that the clinic cancels afterwards is not told of, if nobody was told yet', async () => {
  const { code, patient, visitId } = await onlyVisit('2026-03-05')
  // 23:30 in Minsk: messages wait for the morning.
  clock.set('2026-03-05T20:30:00Z')
  const folder = await newFolder()
  const line = `${at.clinic.providerCode},A,${visitId},${code},2026-03-05,1,Приём,50,50`
  await folder.write(
    'invoices.csv',
    `clinic,invoice,visit,programme,date,position,service,amount,covered\n${line}\n`,
  )
  const services = testServices(world)
  expect(await importInvoices(join(folder.path, 'invoices.csv'), services, { by: 'op' })).toMatchObject({
    added: 1,
  })
  const told = () =>
    db
      .selectFrom('outbox')
      .select('template')
      .where('account_id', '=', patient.accountId)
      .where('template', '=', 'invoice-received')
      .execute()
  expect(await told()).toHaveLength(1)
  await cancelAtClinic(visitId)
  expect(await told()).toEqual([])
})
