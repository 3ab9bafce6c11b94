import { randomUUID } from 'node:crypto'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { newPhone } from '../testing/new-phone.ts'
import { profilesOfVisits } from '../testing/profiles-of-visits.ts'

const world = await testWorld()
const { bookAsGuest, db } = world
const profileOf = profilesOfVisits(db)
beforeEach(() => world.clock.set(WORLD_START))

describe("the place of a guest's visit", () => {
  test.each([
    ['programme', { membersOnly: true }],
    ['second-visit', {}],
    ['registry', {}],
  ] as const)("is refused under the policy %s, with the reception's phones", async (policy, others) => {
    const doctor = await world.doctor({ policy })
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: newPhone() })
    expect([status, json.code]).toEqual([422, 'NO_ASSIGNMENT_BOOKING'])
    expect(json.attributes).toEqual({ phones: '375172000000;375291000000', ...others })
  })

  test.each([
    ['an adult at a doctor for children', { adult: false }, {}, 'CHILD_DOCTOR'],
    [
      'a child at a doctor for adults',
      { children: false },
      { birthDate: '2018-05-17', guardianConsentReceived: true, guardianName: 'Петрова Анна' },
      'ADULT_DOCTOR',
    ],
    ['an adult who is too young', { children: false, adultAge: 40 }, {}, 'AGE'],
    [
      'a child who is 18 on the day of the visit at a doctor for children',
      { adult: false },
      { birthDate: '2008-03-03', guardianConsentReceived: true, guardianName: 'Петрова Анна' },
      'CHILD_DOCTOR',
    ],
  ])('refuses %s', async (_case, ages, said, reason) => {
    const doctor = await world.doctor(ages)
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), {
      phone: newPhone(),
      ...said,
    })
    expect([status, json.code, json.attributes]).toEqual([422, 'AGE_LIMITS_ISSUE', { reason }])
  })

  test('is refused for another organisation or doctor, and outside the booking window', async () => {
    const [doctor, other] = [await world.doctor(), await world.doctor({ from: '2026-06-03T06:00:00Z' })]
    const slot = requireValue(doctor.slots[0])
    const mixed = await bookAsGuest({ doctorId: other.doctorId }, slot, { phone: newPhone() })
    expect([mixed.status, mixed.json.code]).toEqual([404, 'NOT_FOUND'])
    const late = await bookAsGuest(other, requireValue(other.slots[0]), { phone: newPhone() })
    expect(late.json.code).toBe('TIMESLOT_IS_BUSY')
  })

  test('is refused if guest booking is closed', async () => {
    const doctor = await world.doctor()
    await world.setting('guestBooking', { enabled: false, visitsPerPhone: 3 })
    world.clock.advance(2)
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: newPhone() })
    expect([status, json.code]).toEqual([401, 'UNAUTHENTICATED'])
    await world.setting('guestBooking', { enabled: true, visitsPerPhone: 3 })
    world.clock.advance(4)
  })
})

describe('the guest as a person', () => {
  test('is one patient for the same phone, name, birthday and sex, however the name is typed', async () => {
    const doctor = await world.doctor()
    const phone = newPhone()
    const first = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone })
    const again = await bookAsGuest(doctor, requireValue(doctor.slots[2]), {
      phone,
      lastName: 'ПЕТРОВА',
      middleName: '-',
    })
    const other = await bookAsGuest(doctor, requireValue(doctor.slots[3]), { phone, firstName: 'Анна' })
    const [one, same, another] = await Promise.all(
      [first, again, other].map(({ json }) => profileOf(json.visit.orderId)),
    )
    expect(same?.id).toBe(one?.id)
    expect(another?.id).not.toBe(one?.id)
  })

  test('cannot have two visits at one time, and a stranger learns nothing of the other visit', async () => {
    const [doctor, other] = [await world.doctor(), await world.doctor({ from: '2026-03-03T06:15:00Z' })]
    const phone = newPhone()
    await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone })
    const refused = await bookAsGuest(
      other,
      requireValue(other.slots[0]),
      { phone },
      { anonymousId: randomUUID() },
    )
    expect([refused.status, refused.json.code, refused.json.attributes]).toEqual([409, 'PATIENT_BUSY', {}])
    const beside = await bookAsGuest(other, requireValue(other.slots[0]), { phone, birthDate: '1990-05-18' })
    expect(beside.status).toBe(201)
  })

  test('cannot have a visit beside one of their own account', async () => {
    const [doctor, other] = [await world.doctor(), await world.doctor({ from: '2026-03-03T06:15:00Z' })]
    const patient = await world.patient()
    await world.book(patient, requireValue(doctor.slots[0]))
    const own = {
      phone: patient.phone,
      lastName: 'Иванова',
      firstName: 'Мария',
      middleName: '-',
      birthDate: '1985-06-15',
    }
    const refused = await bookAsGuest(other, requireValue(other.slots[0]), own)
    expect(refused.json.code).toBe('PATIENT_BUSY')
    expect((await bookAsGuest(other, requireValue(other.slots[2]), own)).status).toBe(201)
  })

  test('is told to call the reception after too many missed visits, or if an administrator forbade booking', async () => {
    const doctor = await world.doctor()
    const phone = newPhone()
    const booked = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone })
    const { id: profileId } = await profileOf(booked.json.visit.orderId)
    const guest = { profileId } as Awaited<ReturnType<typeof world.patient>>
    for (const daysAgo of [10, 20])
      await world.pastVisit(guest, doctor.assignmentId, { daysAgo, status: 'missed' })
    const missed = await bookAsGuest(doctor, requireValue(doctor.slots[2]), { phone })
    const forbidden = await world.patient({ onlineBooking: false })
    const refused = await bookAsGuest(doctor, requireValue(doctor.slots[2]), { phone: forbidden.phone })
    for (const { json } of [missed, refused]) {
      expect([json.code, json.attributes]).toEqual([
        'NO_ASSIGNMENT_BOOKING',
        { phones: '375172000000;375291000000' },
      ])
    }
  })

  test('can have three planned visits per phone; cancelled and past ones do not count', async () => {
    const doctor = await world.doctor({ slots: 6 })
    const phone = newPhone()
    const names = ['Анна', 'Вера', 'Дарья', 'Елена']
    const book = (at: number) =>
      bookAsGuest(doctor, requireValue(doctor.slots[at]), { phone, firstName: names[at] })
    for (const at of [0, 1, 2]) expect((await book(at)).status).toBe(201)
    const fourth = await book(3)
    // The fourth try within the hour needs a captcha.
    expect(fourth.json.code).toBe('HUMAN_CHECK_REQUIRED')
    world.clock.advance(61)
    expect((await book(3)).json.code).toBe('GUEST_VISITS_LIMIT')
    const link = await world.openLink(phone)
    expect((await world.ofLink('DELETE', link)).status).toBe(204)
    world.clock.advance(61)
    expect((await book(3)).status).toBe(201)
  })

  test('leaves no patient behind if the booking is refused', async () => {
    const doctor = await world.doctor()
    const slot = requireValue(doctor.slots[0])
    await bookAsGuest(doctor, slot, { phone: newPhone() })
    const phone = newPhone()
    expect((await bookAsGuest(doctor, slot, { phone })).json.code).toBe('TIMESLOT_IS_BUSY')
    expect(await db.selectFrom('profile').select('id').where('clinic_phone', '=', phone).execute()).toEqual(
      [],
    )
  })
})
