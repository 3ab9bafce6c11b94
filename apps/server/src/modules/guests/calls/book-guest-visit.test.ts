import { randomUUID } from 'node:crypto'
import { guestForm } from '@vizit/test-kit/world/guest-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { guestNoteKey, openNote } from '../guest-note-encryption.ts'

const world = await testWorld()
const { bookAsGuest, db } = world
beforeEach(() => world.clock.set(WORLD_START))

let made = 0
/** A phone that no other test in this file uses; those of patients begin with 37529. */
const newPhone = () => `37544${String(++made).padStart(7, '0')}`

const profileOf = async (orderId: string) =>
  db
    .selectFrom('visit')
    .innerJoin('profile', 'profile.id', 'visit.profile_id')
    .selectAll('profile')
    .select('booked_by')
    .where('visit.id', '=', orderId)
    .executeTakeFirstOrThrow()

describe("a guest's booking", () => {
  test('is answered with the visit and its calendar file, and the patient has no account', async () => {
    const doctor = await world.doctor()
    const slot = requireValue(doctor.slots[0])
    const phone = newPhone()
    const said = { phone, email: 'Olga@Прыклад.БЕЛ', clientNote: ' Болит спина ' }
    const { status, json } = await bookAsGuest(doctor, slot, said, { language: 'be' })
    expect(status).toBe(201)
    expect(json.visit).toMatchObject({
      assignmentId: doctor.assignmentId,
      startDate: '2026-03-03T06:00:00Z',
      status: 'reserved',
      isManageable: true,
      customerFirstName: 'Ольга',
      speciality: 'Тэрапеўт',
      branchPhones: '375172000000;375291000000',
    })
    expect(json.visit).not.toHaveProperty('profileId')
    const { orderId } = json.visit
    expect(json.calendarFile).toContain(`UID:${orderId}@vizit`)
    expect(await profileOf(orderId)).toMatchObject({
      last_name: 'Петрова',
      first_name: 'Ольга',
      middle_name: 'Ивановна',
      birthday: '1990-05-17',
      sex: 'FEMALE',
      clinic_phone: phone,
      booked_by: null,
    })
    const contact = await db.selectFrom('visit_contact').selectAll().where('visit_id', '=', orderId).execute()
    expect(contact).toMatchObject([{ phone, email: 'olga@прыклад.бел', language: 'be', source: 'guest' }])
    const [{ note = null, note_sealed: noteSealed = null } = {}] = contact
    expect(openNote(guestNoteKey(SECRET), { visitId: orderId, note, noteSealed })).toBe('Болит спина')
    const row = await db
      .selectFrom('timeslot')
      .selectAll()
      .where('id', '=', slot.timetableId)
      .executeTakeFirstOrThrow()
    expect(row.visit_id).toBe(orderId)
  })

  test('sends an SMS and an e-mail with a link whose token is stored as a hash', async () => {
    const doctor = await world.doctor()
    const phone = newPhone()
    const { json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), {
      phone,
      email: 'told@example.by',
    })
    const [sms] = await world.messagesTo(phone)
    expect(sms).toMatch(/^Визит: .*Ковалевич .* Изменить: http:\/\/localhost:8080\/v#/)
    const token = await world.linkOf(phone)
    const [mail] = await world.messagesTo('told@example.by')
    expect(mail).toContain(token)
    const stored = await db
      .selectFrom('guest_link')
      .selectAll()
      .where('visit_id', '=', json.visit.orderId)
      .execute()
    expect(stored).toHaveLength(1)
    const outbox = await db.selectFrom('outbox').select('data').where('recipient', '=', phone).execute()
    expect(JSON.stringify([stored, outbox])).not.toContain(token)
  })

  test("uses up the guest's hold, which nobody else could take", async () => {
    const doctor = await world.doctor()
    const slot = requireValue(doctor.slots[0])
    const anonymousId = randomUUID()
    expect((await world.hold({ anonymousId }, slot)).status).toBe(201)
    const other = await bookAsGuest(doctor, slot, { phone: newPhone() }, { anonymousId: randomUUID() })
    expect(other.json.code).toBe('TIMESLOT_IS_BUSY')
    expect((await bookAsGuest(doctor, slot, { phone: newPhone() }, { anonymousId })).status).toBe(201)
  })

  test("records the consents: the guest's own, or a child’s guardian's with a name", async () => {
    const doctor = await world.doctor()
    const adult = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: newPhone() })
    const child = await bookAsGuest(doctor, requireValue(doctor.slots[1]), {
      phone: newPhone(),
      birthDate: '2018-05-17',
      guardianConsentReceived: true,
      guardianName: ' Петрова  Анна ',
    })
    expect([adult.status, child.status]).toEqual([201, 201])
    const consents = async (orderId: string) =>
      db
        .selectFrom('guest_consent')
        .select(['kind', 'given_by'])
        .where('visit_id', '=', orderId)
        .orderBy('kind')
        .execute()
    expect(await consents(adult.json.visit.orderId)).toEqual([
      { kind: 'personal-data', given_by: null },
      { kind: 'privacy-policy', given_by: null },
      { kind: 'user-agreement', given_by: null },
    ])
    const given_by = 'Петрова Анна'
    expect(await consents(child.json.visit.orderId)).toEqual([
      { kind: 'guardian', given_by },
      { kind: 'personal-data', given_by },
      { kind: 'privacy-policy', given_by },
      { kind: 'user-agreement', given_by },
    ])
  })

  test('takes the complete run of a service, or nothing', async () => {
    const doctor = await world.doctor()
    const serviceId = await world.service(doctor.assignmentId, { minutes: 60 })
    const phone = newPhone()
    const booked = await bookAsGuest(doctor, requireValue(doctor.slots[0]), {
      phone,
      serviceId,
      slotDuration: 60,
    })
    expect(booked.json.visit).toMatchObject({ serviceId, endDate: '2026-03-03T07:00:00Z' })
    const outdated = await bookAsGuest(doctor, requireValue(doctor.slots[2]), {
      phone: newPhone(),
      serviceId,
      slotDuration: 30,
    })
    expect(outdated.json.attributes.fields).toEqual([{ path: 'slotDuration', problem: 'outdated' }])
    const cut = await bookAsGuest(doctor, requireValue(doctor.slots[1]), { phone: newPhone(), serviceId })
    expect(cut.json.code).toBe('TIMESLOT_IS_BUSY')
  })
})

describe('the guest form', () => {
  test.each([
    ['lastName', { lastName: 'Петрова1' }],
    ['middleName', { middleName: '--' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2026-03-03' }],
    ['clientNote', { clientNote: '<script>' }],
    ['guardianName', { birthDate: '2018-05-17', guardianConsentReceived: true }],
  ])('names a wrong %s', async (path, said) => {
    const doctor = await world.doctor()
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), {
      phone: newPhone(),
      ...said,
    })
    expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(json.attributes.fields.map((field: { path: string }) => field.path)).toEqual([path])
  })

  test('reports all errors at once, from the contract and from rules', async () => {
    const doctor = await world.doctor()
    const said = { phone: newPhone(), sex: 'X', lastName: 'Петрова1', firstName: '', clientNote: '<script>' }
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), said)
    expect([status, json.code]).toEqual([400, 'INVALID_ARGUMENT'])
    expect(json.attributes.fields.map(({ path }: { path: string }) => path)).toEqual([
      'firstName',
      'sex',
      'lastName',
      'clientNote',
    ])
  })

  test.each([
    ['userAgreementAccepted', {}],
    ['privacyPolicyAccepted', {}],
    ['consentReceived', {}],
    ['guardianConsentReceived', { birthDate: '2018-05-17', guardianName: 'Петрова Анна' }],
  ])('is refused without %s', async (consent, said) => {
    const doctor = await world.doctor()
    const form = { phone: newPhone(), ...said, [consent]: false }
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), form)
    expect([status, json.code]).toEqual([422, 'CONSENT_REQUIRED'])
  })

  test('accepts phones of Belarus, and a dash as middle name', async () => {
    const doctor = await world.doctor()
    const foreign = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: '+7 912 345-67-89' })
    expect(foreign.json.code).toBe('INCORRECT_PHONE_NUMBER')
    const dash = await bookAsGuest(doctor, requireValue(doctor.slots[0]), {
      phone: newPhone(),
      middleName: '-',
    })
    expect((await profileOf(dash.json.visit.orderId)).middle_name).toBeNull()
  })
})

describe("the place of a guest's visit", () => {
  test.each([
    ['programme', 'NO_ASSIGNMENT_BOOKING'],
    ['second-visit', 'NO_ASSIGNMENT_BOOKING'],
    ['registry', 'NO_ASSIGNMENT_BOOKING'],
  ] as const)("is refused under the policy %s, with the reception's phones", async (policy, code) => {
    const doctor = await world.doctor({ policy })
    const { status, json } = await bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: newPhone() })
    expect([status, json.code]).toEqual([422, code])
    expect(json.attributes).toEqual({ phones: '375172000000;375291000000' })
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

describe("a guest's request repeated with its key", () => {
  test('gets the first answer although its proof is used up; another body is refused', async () => {
    const doctor = await world.doctor()
    const slot = requireValue(doctor.slots[0])
    const said = { phone: newPhone(), recaptchaValue: await world.prove() }
    const first = await bookAsGuest(doctor, slot, said, { key: 'g-1' })
    const again = await bookAsGuest(doctor, slot, said, { key: 'g-1' })
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    const reused = await bookAsGuest(doctor, slot, { ...said, firstName: 'Анна' }, { key: 'g-1' })
    expect(reused.json.attributes.fields).toEqual([{ path: 'Idempotency-Key', problem: 'reused' }])
    expect(await world.messagesTo(said.phone)).toHaveLength(1)
  })

  test('belongs to its guest, and a refusal does not use up the key', async () => {
    const doctor = await world.doctor()
    const [slot, free] = [requireValue(doctor.slots[0]), requireValue(doctor.slots[1])]
    await bookAsGuest(doctor, slot, { phone: newPhone() }, { key: 'g-2' })
    const stranger = { key: 'g-2', anonymousId: randomUUID() }
    const phone = newPhone()
    expect((await bookAsGuest(doctor, slot, { phone }, stranger)).json.code).toBe('TIMESLOT_IS_BUSY')
    expect((await bookAsGuest(doctor, free, { phone }, stranger)).status).toBe(201)
  })
})

test('is refused without a guest id', async () => {
  const doctor = await world.doctor()
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/v2/public/booking/${world.clinic.providerCode}/doctors/${doctor.doctorId}/timeslots/${requireValue(doctor.slots[0]).timetableId}`,
    payload: guestForm,
  })
  expect(reply.statusCode).toBe(401)
})
