import { createServiceOption } from '@vizit/test-kit/world/service.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'

const world = await testWorld()
const { clinic, db } = world
const { covers } = programmesToBook(world)
const doctor = await world.doctor({ slots: 0 })
const serviceId = await world.service(doctor.assignmentId)
const plain = await createServiceOption(db, serviceId, {})
const special = await createServiceOption(db, serviceId, { covererCodes: ['third'] })
/** The employer pays for the visit itself and nothing of the service; the insurer 70 %, and half of one option. */
const patient = await world.patient()
for (const code of ['employer', 'insurer', 'third']) await world.cover(patient, { code })
await covers({ code: 'employer' })
await covers({ code: 'employer', serviceId, excluded: true })
await covers({ code: 'insurer', share: 70 })
await covers({ code: 'insurer', serviceId, optionId: special, share: 50 })

interface Said {
  readonly id: string
  readonly programId: string
  readonly coverage: string
  readonly shareFrom: number
  readonly shareTo: number
}

async function read(query: Record<string, string>) {
  const asked = new URLSearchParams({ profileId: patient.profileId, ...query })
  return (await world.call('GET', `/api/v2/my/coverage/cover?${asked}`, { bearer: patient.bearer })).json
}
/** By programme. */
const words = (list: readonly Said[]) =>
  Object.fromEntries(
    list.map(({ programId, coverage, shareFrom, shareTo }) => [
      programId,
      `${coverage} ${shareFrom}-${shareTo}`,
    ]),
  )
const all = { employer: 'NOT_COVERED 0-0', insurer: 'COVERED 50-70', third: 'PARTLY 100-100' }

test('with none named, each thing is said once for each programme, with the share that it pays', async () => {
  const json = await read({
    ...{
      doctorIds: doctor.doctorId,
      medcenterIds: clinic.branchId,
      serviceIds: serviceId,
      optionIds: special,
    },
  })
  expect(json.programme.programId).toBe('employer')
  expect(json.programmes).toEqual(
    ['employer', 'insurer', 'third'].map(programId => ({
      programId,
      programCaption: `Программа ${programId}`,
    })),
  )
  const ofDoctor = { employer: 'PARTLY 100-100', insurer: 'COVERED 50-70', third: 'PARTLY 100-100' }
  expect(words(json.doctors)).toEqual(ofDoctor)
  expect(words(json.medcenters)).toEqual(ofDoctor)
  expect(words(json.services)).toEqual(all)
  expect(words(json.options)).toEqual({
    ...{ employer: 'NOT_COVERED 0-0', insurer: 'COVERED 50-50', third: 'COVERED 100-100' },
  })
})

test('with one named, that one alone is spoken of', async () => {
  const json = await read({ programId: 'insurer', doctorIds: doctor.doctorId })
  expect([json.programme.programId, json.programmes.length]).toEqual(['insurer', 1])
  expect(words(json.doctors)).toEqual({ insurer: 'COVERED 50-70' })
})

test('of a doctor for a service it says what is covered of the service, or of its option, with that doctor', async () => {
  const other = await world.doctor({ slots: 0 })
  const asked = { doctorIds: `${doctor.doctorId},${other.doctorId}`, offeredServiceId: serviceId }
  const { doctors } = await read(asked)
  // The other one does not give it.
  expect(new Set(doctors.map(({ id }: Said) => id))).toEqual(new Set([doctor.doctorId]))
  expect(words(doctors)).toEqual(all)
  const option = async (offeredOptionId: string) => words((await read({ ...asked, offeredOptionId })).doctors)
  expect(await option(plain)).toEqual({
    ...{ employer: 'NOT_COVERED 0-0', insurer: 'COVERED 70-70', third: 'NOT_COVERED 0-0' },
  })
  expect(await option(special)).toEqual({
    ...{ employer: 'NOT_COVERED 0-0', insurer: 'COVERED 50-50', third: 'COVERED 100-100' },
  })
})

test('of a doctor it says what is covered of the visit alone, where that is what is going to be booked', async () => {
  const asked = { doctorIds: doctor.doctorId, medcenterId: clinic.branchId, visitsOnly: 'true' }
  expect(words((await read(asked)).doctors)).toEqual({
    ...{ employer: 'COVERED 100-100', insurer: 'COVERED 70-70', third: 'NOT_COVERED 0-0' },
  })
})

test('who is a member and the spouse of a member has the programme once', async () => {
  const [anna, pavel] = [await world.patient(), await world.patient()]
  await world.relate(pavel.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  for (const one of [anna, pavel]) await world.cover(one, { code: 'family', coversFamily: true })
  await covers({ code: 'family' })
  const asked = new URLSearchParams({ profileId: anna.profileId, serviceIds: serviceId })
  const { json } = await world.call('GET', `/api/v2/my/coverage/cover?${asked}`, { bearer: anna.bearer })
  expect([json.programmes.length, json.services.length]).toEqual([1, 1])
})
