import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { covers, newCode, coveredPatient, doctor } = programmesToBook(world)

const ofProgrammes = () => doctor({ policy: 'programme' })

test('a doctor for members of programmes is booked by whom a programme covers there, and known as such', async () => {
  const { assignmentId, doctorId, slot } = await ofProgrammes()
  const { code, patient } = await coveredPatient()
  const [capability] = (await world.capabilities(patient, `assignmentId=${assignmentId}`)).json
  expect(capability).toMatchObject({ onlineBookingAllowed: true, declineReasons: [] })
  expect((await world.knownDoctors(patient)).json.coveredDoctorIds).toContain(doctorId)
  expect((await world.book(patient, { ...slot(0), programId: code })).status).toBe(201)
})

test('others are told how to get a programme, and members of another one to choose another doctor', async () => {
  const { assignmentId, doctorId, slot } = await ofProgrammes()
  const stranger = await world.patient()
  const [declined] = (await world.capabilities(stranger, `assignmentId=${assignmentId}`)).json
  expect(declined).toMatchObject({
    onlineBookingAllowed: false,
    declineReasons: [{ code: 7, remedy: 'link-programme' }],
    profileHint: expect.stringContaining('Мои программы'),
  })
  expect((await world.book(stranger, slot(0))).json.code).toBe('NO_ASSIGNMENT_BOOKING')
  const member = await world.patient()
  await world.cover(member, { code: newCode() })
  const [elsewhere] = (await world.capabilities(member, `assignmentId=${assignmentId}`)).json
  expect(elsewhere.declineReasons).toMatchObject([{ code: 7, remedy: 'other-doctor' }])
  expect((await world.knownDoctors(member)).json.coveredDoctorIds).not.toContain(doctorId)
})

test('a programme that ends before the day of the visit does not open the doctor on that day', async () => {
  const { slot } = await ofProgrammes()
  const { code, patient } = await coveredPatient({}, { endsOn: '2026-03-02' })
  expect((await world.book(patient, slot(0))).json).toMatchObject({
    code: 'NO_ASSIGNMENT_BOOKING',
    attributes: { membersOnly: true, covers: { programCaption: `Программа ${code}`, to: '2026-03-02' } },
    detail: expect.stringContaining('02.03.2026'),
  })
})

test('before a time is chosen, a programme that begins while times can be booked opens the doctor', async () => {
  const { assignmentId, doctorId, slot } = await doctor({ policy: 'programme', from: '2026-03-21T06:00:00Z' })
  const { code, patient } = await coveredPatient({}, { activatesOn: '2026-03-20' })
  const [capability] = (await world.capabilities(patient, `assignmentId=${assignmentId}`)).json
  expect(capability).toMatchObject({ onlineBookingAllowed: true, declineReasons: [] })
  expect((await world.knownDoctors(patient)).json.coveredDoctorIds).toContain(doctorId)
  expect((await world.book(patient, { ...slot(0), programId: code })).status).toBe(201)
  const sooner = await ofProgrammes()
  const { json: refused } = await world.book(patient, sooner.slot(0))
  expect(refused).toMatchObject({
    code: 'NO_ASSIGNMENT_BOOKING',
    attributes: { covers: { programCaption: `Программа ${code}`, from: '2026-03-20' } },
    detail: expect.stringContaining('20.03.2026'),
  })
  const { json: other } = await world.book(await world.patient(), sooner.slot(0))
  expect(other.attributes).toEqual({ phones: expect.any(String), membersOnly: true })
  expect(other.detail).toContain('Мои программы')
})

test('beside a chosen date who can be booked is told by the programmes of that day', async () => {
  const { assignmentId } = await ofProgrammes()
  const serviceId = await world.service(assignmentId)
  const { patient } = await coveredPatient({}, { activatesOn: '2026-03-20', endsOn: '2026-03-31' })
  const elsewhere = await world.patient()
  await world.cover(elsewhere, { code: newCode(), activatesOn: '2026-03-20', endsOn: '2026-03-31' })
  const told = async (who: typeof patient, day: string) => {
    const calls = [
      world.capabilities(who, `assignmentId=${assignmentId}&day=${day}`),
      world.serviceCapabilities(who, serviceId, [assignmentId], `&day=${day}`),
    ]
    const [one, any] = (await Promise.all(calls)).map(({ json: [{ onlineBookingAllowed, ...rest }] }) => [
      onlineBookingAllowed,
      rest.declineReasons.map(({ code, remedy }: { code: number; remedy: string }) => [code, remedy]),
      rest.profileHint,
    ])
    expect(any).toEqual(one)
    return one
  }
  expect(await told(patient, '2026-03-20')).toEqual([true, [], null])
  expect(await told(patient, '2026-03-31')).toEqual([true, [], null])
  const notThen = [false, [[7, 'other-time']], expect.stringContaining('другую дату')]
  expect(await told(patient, '2026-03-19')).toEqual(notThen)
  expect(await told(patient, '2026-04-01')).toEqual(notThen)
  // Linked is linked, whichever day is chosen.
  expect(await told(elsewhere, '2026-03-19')).toEqual([
    false,
    [[7, 'other-doctor']],
    'Выберите другого врача.',
  ])
  expect(await told(await world.patient(), '2026-03-20')).toMatchObject([
    false,
    [[7, 'link-programme']],
    expect.stringContaining('Мои программы'),
  ])
})

test('a doctor whose day no programme covers is refused with the days of one that begins and ends in between', async () => {
  const { slot } = await ofProgrammes()
  const { code, patient } = await coveredPatient({}, { activatesOn: '2026-03-20', endsOn: '2026-03-31' })
  expect((await world.book(patient, slot(0))).json).toMatchObject({
    code: 'NO_ASSIGNMENT_BOOKING',
    attributes: { covers: { programCaption: `Программа ${code}`, from: '2026-03-20' } },
  })
})

test('a service at any doctor for members is bookable by those whose programme covers it', async () => {
  const { assignmentId } = await ofProgrammes()
  const serviceId = await world.service(assignmentId)
  const code = newCode()
  const patient = await world.patient()
  await world.cover(patient, { code })
  await covers({ code, serviceId })
  const asked = async (who: typeof patient) =>
    (await world.serviceCapabilities(who, serviceId, [assignmentId])).json[0]
  expect(await asked(patient)).toMatchObject({ onlineBookingAllowed: true, acceptedAt: [assignmentId] })
  expect(await asked(await world.patient())).toMatchObject({
    declineReasons: [{ code: 7, remedy: 'link-programme' }],
  })
})

test('a visit of a member moves to another time of the same doctor', async () => {
  const { slot } = await ofProgrammes()
  const { code, patient } = await coveredPatient()
  const { json } = await world.book(patient, { ...slot(0), programId: code })
  expect((await world.move(patient, json.orderId, slot(1).timetableId)).json).toMatchObject({
    covererCode: code,
  })
})
