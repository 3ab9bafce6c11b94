import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { covers, coveredPatient, doctor, limit } = programmesToBook(world)

interface Who {
  readonly bearer: string
  readonly profileId: string
}

async function read(who: Who, asked: Readonly<Record<string, string>>) {
  const query = new URLSearchParams({ profileId: who.profileId, ...asked })
  return (await world.call('GET', `/api/v2/my/coverage/cover?${query}`, { bearer: who.bearer })).json
}

/** What the badge of a doctor says of a limit; null: the next visit is paid. */
async function usedUp(who: Who, doctorIds: string) {
  const { doctors } = await read(who, { doctorIds })
  return doctors[0].usedUp ?? null
}

test('where the limit has no visit left today a badge says so, with the day on which it begins anew', async () => {
  const { slot, doctorId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1, period: 'MONTH' })
  expect(await usedUp(patient, doctorId)).toBeNull()
  const { orderId } = (await world.book(patient, { ...slot(0), programId: code })).json
  expect(await usedUp(patient, doctorId)).toEqual({ renewsOn: '2026-04-01' })
  world.clock.set('2026-04-01T06:00:00Z')
  expect(await usedUp(patient, doctorId)).toBeNull()
  world.clock.set(WORLD_START)
  await world.cancel(patient, orderId)
  expect(await usedUp(patient, doctorId)).toBeNull()
})

test('of several limits that one counts which the thing is counted in, as the booking has it', async () => {
  const visits = await doctor()
  const tests = await doctor({ slots: 12 })
  const serviceId = await world.service(tests.assignmentId)
  const [first, second] = [await world.serviceOption(serviceId), await world.serviceOption(serviceId)]
  const { code, patient } = await coveredPatient({ visits: 1 })
  await covers({ code, serviceId, optionId: first, visits: 1, period: 'MONTH' })
  await covers({ code, serviceId, optionId: second, visits: 2 })
  const ask = {
    ...{ doctorIds: `${visits.doctorId},${tests.doctorId}`, serviceIds: serviceId },
    optionIds: `${first},${second}`,
  }
  /** Names of what is used up, and whether the booking says so too. */
  const said = async () => {
    const { doctors, services, options } = await read(patient, ask)
    const names = [
      ...[
        [doctors, visits.doctorId, 'visit'],
        [doctors, tests.doctorId, 'doctor of the service'],
      ],
      ...[
        [services, serviceId, 'service'],
        [options, first, 'first'],
        [options, second, 'second'],
      ],
    ]
    return names.flatMap(([list, id, name]) =>
      list.find((one: { id: string }) => one.id === id).usedUp ? [name] : [],
    )
  }
  const book = (slot: ReturnType<typeof visits.slot>, option?: string) =>
    world.book(patient, {
      ...slot,
      programId: code,
      ...(option && { serviceId, serviceOptionId: option }),
    })
  expect(await said()).toEqual([])
  await book(visits.slot(0))
  expect(await said()).toEqual(['visit'])
  expect((await book(visits.slot(2))).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  expect((await book(tests.slot(4), first)).status).toBe(201)
  expect(await said()).toEqual(['visit', 'first'])
  expect((await book(tests.slot(6), first)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  expect((await book(tests.slot(6), second)).status).toBe(201)
  expect(await said()).toEqual(['visit', 'first'])
  expect((await book(tests.slot(8), second)).status).toBe(201)
  expect(await said()).toEqual(['visit', 'doctor of the service', 'service', 'first', 'second'])
  expect(await usedUp(patient, tests.doctorId)).toEqual({ renewsOn: '2026-04-01' })
})

test('where a part is paid without a limit, or there is none, nothing is used up', async () => {
  const { slot, assignmentId, doctorId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  await covers({ code, serviceId: await world.service(assignmentId) })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient, doctorId)).toBeNull()
  const { patient: unlimited } = await coveredPatient()
  expect(await usedUp(unlimited, doctorId)).toBeNull()
})

test('what is covered in part says so too, once nothing of it would be paid', async () => {
  const { slot, assignmentId, doctorId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  await covers({ code, serviceId: await world.service(assignmentId), excluded: true })
  expect(await usedUp(patient, doctorId)).toBeNull()
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient, doctorId)).toEqual({ renewsOn: '2027-01-01' })
})

test('a limit that counts nothing of it has no visits to offer', async () => {
  const { slot, doctorId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  await limit(code, { visits: 5 })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient, doctorId)).toEqual({ renewsOn: '2027-01-01' })
})

test('at medical centres, of a service there, it is the limit of the service', async () => {
  const at = await world.newClinic()
  const { slot, assignmentId } = await doctor({ at })
  const serviceId = await world.service(assignmentId)
  const option = await world.serviceOption(serviceId)
  const { code, patient } = await coveredPatient({ visits: 5, providerId: at.providerId })
  await covers({ code, serviceId, visits: 1, providerId: at.providerId })
  const said = async () => {
    const asked = { medcenterIds: at.branchId, offeredServiceId: serviceId }
    const { medcenters, offers } = await read(patient, asked)
    return [medcenters[0].usedUp, offers.find(({ id }: { id: string }) => id === option).usedUp]
  }
  expect(await said()).toEqual([undefined, undefined])
  await world.book(patient, { ...slot(0), programId: code, serviceId, serviceOptionId: option })
  const over = { renewsOn: '2027-01-01' }
  expect(await said()).toEqual([over, over])
})

test('with the contract the limit is over: no day is named', async () => {
  const { slot, doctorId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 }, { endsOn: '2026-12-31' })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp(patient, doctorId)).toEqual({ renewsOn: null })
})

test('a limit of the family is used up for all of it', async () => {
  const { slot, doctorId } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1, ofFamily: true }, { coversFamily: true })
  const relation = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const profileId = await world.relative(patient.accountId, relation, { birthday: '2018-05-01' })
  await world.book(patient, { ...slot(0), programId: code })
  expect(await usedUp({ ...patient, profileId }, doctorId)).toEqual({ renewsOn: '2027-01-01' })
})
