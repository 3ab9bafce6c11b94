import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { waitlistServer } from '../testing/waitlist-server.ts'

const world = await testWorld()
const { waitForTime, waits, stop, offerTo, settle } = waitlistServer(world)
beforeEach(() => world.clock.set(WORLD_START))

test('one can wait for a doctor, for a family member; the same again is refused, another branch is not', async () => {
  const { doctorId } = await world.doctor({ slots: 0 })
  const mother = await world.patient()
  const child = await world.relative(
    mother.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Пётр', birthday: '2018-05-01' },
  )
  const forChild = { bearer: mother.bearer, profileId: child }
  expect((await waitForTime(forChild, { doctorId })).json).toMatchObject({
    kind: 'free',
    profileId: child,
    customerFirstName: 'Пётр',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeFrom: null,
    branchName: null,
    orderId: null,
  })
  expect((await waitForTime(forChild, { doctorId })).json.code).toBe('WAIT_EXISTS')
  expect((await waitForTime(mother, { doctorId })).status).toBe(201)
  expect((await waitForTime(mother, { doctorId, branchId: world.clinic.branchId })).status).toBe(201)
  // A patient's own waits do not count as ahead of them.
  expect((await waits(mother)).map((wait: { ahead: number }) => wait.ahead)).toEqual([0, 1, 1])
})

test('a wait is refused like a booking if no time could ever be offered', async () => {
  const [children, registry, programme] = await Promise.all([
    world.doctor({ slots: 0, adult: false }),
    world.doctor({ slots: 0, policy: 'registry' }),
    world.doctor({ slots: 0, policy: 'programme' }),
  ])
  const patient = await world.patient()
  const code = async (wanted: object, who: Parameters<typeof waitForTime>[0] = patient) =>
    (await waitForTime(who, wanted)).json.code
  expect(await code({ doctorId: children.doctorId })).toBe('AGE_LIMITS_ISSUE')
  expect(await code({ doctorId: registry.doctorId })).toBe('NO_ASSIGNMENT_BOOKING')
  expect(await code({ doctorId: programme.doctorId })).toBe('NO_ASSIGNMENT_BOOKING')
  expect(await code({ doctorId: '999999' })).toBe('NOT_FOUND')
  expect(await code({})).toBe('INVALID_ARGUMENT')
  const { doctorId } = await world.doctor({ slots: 0 })
  expect(await code({ doctorId }, await world.patient({ firstName: null }))).toBe('PROFILE_MISSING')
  expect(await code({ doctorId }, await world.patient({ consent: false }))).toBe('CONSENT_REQUIRED')
  const stranger = await world.patient()
  expect(await code({ doctorId }, { ...stranger, profileId: patient.profileId })).toBe('NOT_FOUND')
})

test('one can wait for a service, at one branch or at any, with any doctor', async () => {
  const clinic = await world.newClinic()
  const [one, other] = [
    await world.doctor({ slots: 0, at: clinic }),
    await world.doctor({ slots: 0, at: clinic }),
  ]
  const serviceId = await world.service(one.assignmentId)
  const patient = await world.patient()
  const joined = await waitForTime(patient, { serviceId, branchId: clinic.branchId })
  expect(joined.json).toMatchObject({
    serviceName: 'Консультация',
    physicianName: null,
    branchName: 'Филиал на Немиге',
  })
  expect((await waitForTime(patient, { serviceId })).json).toMatchObject({ branchName: null })
  expect((await waitForTime(patient, { serviceId, doctorId: other.doctorId })).json.code).toBe('NOT_FOUND')
  expect((await waitForTime(patient, { serviceId, branchId: world.clinic.branchId })).json.code).toBe(
    'NOT_FOUND',
  )
})

test('a service that is booked only at the reception has no waiting list until one of its doctors takes online bookings', async () => {
  const clinic = await world.newClinic()
  const closed = { slots: 0, policy: 'registry', at: clinic } as const
  const [one, other] = [await world.doctor(closed), await world.doctor(closed)]
  const serviceId = await world.service(one.assignmentId)
  await world.giveService(serviceId, other.assignmentId, 30)
  const patient = await world.patient()
  for (const wanted of [{ serviceId }, { serviceId, branchId: clinic.branchId }]) {
    expect((await waitForTime(patient, wanted)).json).toMatchObject({
      code: 'NO_ASSIGNMENT_BOOKING',
      attributes: { phones: '375172000000;375291000000' },
    })
  }
  expect(await waits(patient)).toEqual([])
  const open = await world.doctor({ slots: 0, at: clinic })
  await world.giveService(serviceId, open.assignmentId, 30)
  expect((await waitForTime(patient, { serviceId })).status).toBe(201)
})

test('ending a wait passes its offer to the next person', async () => {
  const doctor = await world.doctor({ slots: 1 })
  const [first, second] = (await world.patients(2)).map(requireValue)
  const { json } = await waitForTime(requireValue(first), { doctorId: doctor.doctorId })
  await settle()
  await waitForTime(requireValue(second), { doctorId: doctor.doctorId })
  expect(await offerTo(requireValue(first))).not.toBeNull()
  expect((await stop(requireValue(second), json.waitId)).json.code).toBe('NOT_FOUND')
  expect((await stop(requireValue(first), json.waitId)).status).toBe(204)
  await settle()
  expect(await offerTo(requireValue(second))).not.toBeNull()
  expect(await waits(requireValue(first))).toEqual([])
})
