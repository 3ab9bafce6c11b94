import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'

const world = await testWorld()
const { db } = world
const { covers, payers, doctor } = programmesToBook(world)
const code = 'sleeping'
const patient = await world.patient()
await world.cover(patient, { code })
const { doctorId, assignmentId, slot } = await doctor()
const serviceId = await world.service(assignmentId)
const other = await world.newClinic()
const elsewhere = await world.doctor({ at: other })
const named = await world.service(elsewhere.assignmentId)
const optionId = await world.serviceOption(named, { covererCodes: [code] })
await covers({ code })

const switched = (active: boolean) =>
  db.updateTable('programme').set({ active }).where('code', '=', code).execute()

const lists = async () =>
  Promise.all(
    [
      `doctors?programId=${code}`,
      `medcenters?filter=byProgram&programId=${code}`,
      `medcenters?filter=notByProgram&programId=${code}`,
      `services?locationCode=17&programId=${code}`,
    ].map(async list => {
      const { status, json } = await world.call('GET', `/api/v2/public/${list}`)
      return status === 200 ? json.total : json.attributes.fields[0].path
    }),
  )

async function badges() {
  const query = new URLSearchParams({
    ...{ profileId: patient.profileId, doctorIds: doctorId, medcenterIds: world.clinic.branchId },
    ...{ serviceIds: serviceId, optionIds: optionId },
  })
  const { json } = await world.call('GET', `/api/v2/my/coverage/cover?${query}`, { bearer: patient.bearer })
  return [
    json.programme?.programId,
    ...json.doctors,
    ...json.medcenters,
    ...json.services,
    ...json.options,
  ].map(said => said?.coverage ?? said)
}

const kept = async () =>
  (
    await Promise.all(
      (['covered_service', 'covered_assignment', 'covered_branch'] as const).map(table =>
        db.selectFrom(table).select('programme_code').where('programme_code', '=', code).execute(),
      ),
    )
  ).map(rows => rows.length)

const page = async () => (await world.call('GET', `/api/v2/public/programs/${code}`)).status
const paying = async () => (await payers(patient, slot(0))).json.programmes.length
async function option() {
  const [service] = (
    await world.call(
      'GET',
      `/api/v2/public/booking/${other.providerCode}/assignments/${elsewhere.assignmentId}/services`,
    )
  ).json
  return service.options[0].covererCodes
}

test('a programme that is switched off covers nothing anywhere, and all of it again once it is switched on', async () => {
  const on = async () => {
    expect(await lists()).toEqual([2, 2, 0, 1])
    expect(await badges()).toEqual([code, 'COVERED', 'COVERED', 'COVERED', 'COVERED'])
    expect(await kept()).toEqual([2, 2, 2])
    expect([await page(), await paying(), await option()]).toEqual([200, 1, [code]])
  }
  await on()
  await switched(false)
  expect(await lists()).toEqual(['programId', 'programId', 'programId', 'programId'])
  expect(await badges()).toEqual([undefined])
  expect(await kept()).toEqual([0, 0, 0])
  expect([await page(), await paying(), await option()]).toEqual([404, 0, []])
  const refused = await world.book(patient, { ...slot(0), programId: code })
  expect(refused.json).toMatchObject({ code: 'NOT_IN_PROGRAMME', attributes: { reason: 'suspended' } })
  const stranger = await world.patient()
  const unknown = await world.book(stranger, { ...slot(0), programId: code })
  expect(unknown.json.attributes.reason).toBe('person')
  // What an organisation or a coverer says meanwhile does not bring it back.
  await covers({ code, serviceId })
  expect(await kept()).toEqual([0, 0, 0])
  await switched(true)
  await on()
  expect((await world.book(patient, { ...slot(0), programId: code })).status).toBe(201)
})
