import { randomUUID } from 'node:crypto'
import { NAME_MAX } from '@vizit/domain/person/full-name.ts'
import { guestForm } from '@vizit/test-kit/world/guest-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { guestNoteKey, openNote } from '../guest-note-encryption.ts'
import { newPhone } from '../testing/new-phone.ts'
import { profilesOfVisits } from '../testing/profiles-of-visits.ts'

const world = await testWorld()
const { bookAsGuest, db } = world
const profileOf = profilesOfVisits(db)
beforeEach(() => world.clock.set(WORLD_START))

describe("a guest's booking", () => {
  test('is answered with the visit and its calendar file, and the patient has no account', async () => {
    const doctor = await world.doctor()
    const slot = requireValue(doctor.slots[0])
    const phone = newPhone()
    const said = { phone, email: 'Olga@Прыклад.БЕЛ', clientNote: ' Болит \u202Eспина\u202C\u0007 ' }
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
  test('takes names as long as those of a profile', async () => {
    const doctor = await world.doctor()
    const name = 'Я'.repeat(NAME_MAX)
    const book = (lastName: string) =>
      bookAsGuest(doctor, requireValue(doctor.slots[0]), { phone: newPhone(), lastName })
    expect((await book(`${name}я`)).json.attributes.fields).toMatchObject([{ path: 'lastName' }])
    const { status, json } = await book(name)
    expect(status).toBe(201)
    expect(await profileOf(json.visit.orderId)).toMatchObject({ last_name: name })
  })

  test.each([
    ['lastName', { lastName: 'Петрова1' }],
    ['middleName', { middleName: '--' }],
    ['birthDate', { birthDate: '1899-12-31' }],
    ['birthDate', { birthDate: '2026-03-03' }],
    ['clientNote', { clientNote: '<script>' }],
    ['guardianName', { birthDate: '2018-05-17', guardianConsentReceived: true }],
    ['guardianName', { birthDate: '2018-05-17', guardianConsentReceived: true, guardianName: 'Мама' }],
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
