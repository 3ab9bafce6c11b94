import { aChild, familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { describe, expect, test } from 'vitest'
import { aBoy, asNewChild, importActs, mine } from '../testing.ts'

const world = await testWorld()
const { addChild, family, joinBy, ledger } = familyActs(world.call)
const { importVisit, bookedFor, aChildOf, listed, patientOf } = importActs(world)

describe('the patient of the import', () => {
  test('a child’s visit cannot be an adult’s own, nor the reverse', async () => {
    const anna = await world.patient()
    const childId = await aChildOf(anna)
    const [ofChild, ofAdult] = [await bookedFor(anna, aBoy), await bookedFor(anna, { inMinutes: 2880 })]
    const replies = [
      await importVisit(anna, mine(ofChild)),
      await importVisit(anna, { omId: ofAdult, profileId: childId, useOrderPatientData: false }),
      await importVisit(anna, asNewChild(ofAdult)),
      await importVisit(anna, { omId: ofAdult, useOrderPatientData: false }),
    ]
    for (const { status, json } of replies) {
      expect([status, json.attributes.fields[0].problem]).toEqual([400, 'visitor-type'])
    }
  })

  test('a request without the patient is refused with a question', async () => {
    const anna = await world.patient()
    const { json } = await importVisit(anna, {
      omId: await bookedFor(anna, aBoy),
      useOrderPatientData: false,
    })
    expect(json.attributes.fields).toEqual([{ path: 'profileId', problem: 'required' }])
  })

  test('can be a relative for whom one may book and who has consented themselves', async () => {
    const anna = await world.patient()
    const boris = await world.patient({ consent: false })
    await world.relate(anna.accountId, boris.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
    const omId = await bookedFor(anna)
    const body = { omId, profileId: boris.profileId, useOrderPatientData: false, consentReceived: true }
    expect((await importVisit(anna, body)).json.code).toBe('CONSENT_REQUIRED')
    await world.call('POST', '/api/v2/my/profile/consent', {
      bearer: boris.bearer,
      body: { consentReceived: true },
    })
    expect((await importVisit(anna, body)).status).toBe(201)
    expect(await listed(boris)).toEqual([omId])
    const [entry] = (await ledger(boris, boris.profileId)).json.entries
    expect(entry).toMatchObject({ action: 'visit-imported', actor: { isMe: false } })
  })

  test('consent is recorded with the import', async () => {
    const anna = await world.patient({ consent: false })
    const omId = await bookedFor(anna)
    expect((await importVisit(anna, mine(omId))).json.code).toBe('CONSENT_REQUIRED')
    expect((await importVisit(anna, { ...mine(omId), consentReceived: true })).status).toBe(201)
    expect((await family(anna))[0].profile.consentReceived).toBe(true)
  })
})

describe("the clinic's data of the patient", () => {
  test("is saved as one's own if the profile was empty", async () => {
    const unknownPatient = await world.patient({ firstName: null, birthday: null })
    const omId = await bookedFor(unknownPatient)
    expect((await importVisit(unknownPatient, { ...mine(omId), useOrderPatientData: true })).status).toBe(201)
    const [me] = await family(unknownPatient)
    expect(me.profile).toMatchObject({ fullNameRu: 'Лось Вера', birthday: '1990-05-05', sex: 'FEMALE' })
  })

  test.each(['EMPLOYER', 'INSURER'] as const)(
    "is not saved as one's own by accounts under an %s",
    async kind => {
      const anna = await world.patient()
      await world.cover(anna, { code: `coverer-${kind.toLowerCase()}`, kind })
      const omId = await bookedFor(anna)
      const refused = await importVisit(anna, { ...mine(omId), useOrderPatientData: true })
      expect([refused.json.code, refused.json.attributes]).toEqual([
        'PROFILE_NOT_EDITABLE',
        { reason: 'programme' },
      ])
      expect((await importVisit(anna, mine(omId))).status).toBe(201)
    },
  )

  test('does not change a birthday after a visit', async () => {
    const anna = await world.patient()
    await world.pastVisit(anna, (await world.doctor({ slots: 0 })).assignmentId, { daysAgo: 20 })
    const { json } = await importVisit(anna, { ...mine(await bookedFor(anna)), useOrderPatientData: true })
    expect(json.attributes.fields).toEqual([{ path: 'birthday', problem: 'support-only' }])
  })

  test('adds a child, whom the spouse sees too', async () => {
    const [anna, boris] = await world.patients(2)
    if (!anna || !boris) throw new Error('two patients')
    await joinBy(anna, boris, 'SPOUSE')
    const omId = await bookedFor(anna, { ...aBoy, middleName: 'Ильич' })
    const { status, json } = await importVisit(anna, asNewChild(omId))
    expect([status, json.customerFirstName]).toEqual([201, 'Ян'])
    const child = (await family(boris)).find(({ relKind }: { relKind: string }) => relKind === 'CHILD')
    expect(child).toMatchObject({ profileId: json.profileId, isNew: true })
    expect(child.profile).toMatchObject({ fullNameRu: 'Дуб Ян Ильич', consentReceived: true })
    expect(await listed(boris)).toEqual([omId])
  })

  test('needs the parent’s consent to add a child', async () => {
    const anna = await world.patient()
    const omId = await bookedFor(anna, { ...aBoy, firstName: 'Лев' })
    const { json } = await importVisit(anna, { omId, useOrderPatientData: true })
    expect(json.code).toBe('CONSENT_REQUIRED')
    expect(await family(anna)).toHaveLength(1)
  })

  test('does not add a child who exists already', async () => {
    const anna = await world.patient()
    await addChild(await world.patient(), { fullNameRu: 'Клён Олег', birthday: '2018-08-08' })
    const omId = await bookedFor(anna, {
      lastName: 'Клён',
      firstName: 'Олег',
      birthday: '2018-08-08',
      sex: 'MALE',
    })
    const { status, json } = await importVisit(anna, asNewChild(omId))
    expect([status, json.code, json.attributes]).toEqual([
      409,
      'PERSON_EXISTS',
      { inOwnFamily: false, wasInOwnFamily: false },
    ])
  })

  test('is refused for a sixth child, and the visit is not imported', async () => {
    const anna = await world.patient()
    for (const name of ['Аким', 'Борис', 'Вадим', 'Глеб', 'Данат']) {
      await addChild(anna, { ...aChild, fullNameRu: `Бук ${name}` })
    }
    const omId = await bookedFor(anna, { ...aBoy, firstName: 'Егор' })
    const { status, json } = await importVisit(anna, asNewChild(omId))
    expect([status, json.code]).toEqual([409, 'FAMILY_LIMIT'])
    expect((await patientOf(omId)).bookedBy).toBeNull()
  })

  test('adds no child to an account without a name', async () => {
    const unknownPatient = await world.patient({ firstName: null, birthday: null })
    const { json } = await importVisit(
      unknownPatient,
      asNewChild(await bookedFor(unknownPatient, { ...aBoy, firstName: 'Мирон' })),
    )
    expect(json.code).toBe('PROFILE_MISSING')
  })

  test('is not saved for another family member', async () => {
    const anna = await world.patient()
    const childId = await aChildOf(anna)
    const { json } = await importVisit(anna, {
      ...asNewChild(await bookedFor(anna, aBoy)),
      profileId: childId,
    })
    expect(json.attributes.fields).toEqual([{ path: 'useOrderPatientData', problem: 'invalid_value' }])
  })
})
