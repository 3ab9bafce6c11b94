import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

test('every family member is listed with all decline reasons, highest weight first, and their remedies', async () => {
  const { assignmentId } = await world.doctor({ children: false, policy: 'second-visit' })
  const patient = await world.patient()
  const child = await world.relative(
    patient.accountId,
    { relKind: 'CHILD', level: 'BOOK_VISITS' },
    { birthday: '2018-01-01' },
  )
  const parent = await world.relative(
    patient.accountId,
    { relKind: 'PARENT', level: 'VIEW_NAME' },
    { birthday: null },
  )
  await world.pastVisit(patient, assignmentId, { daysAgo: 30 })
  const { status, json } = await world.capabilities(patient, `assignmentId=${assignmentId}`)
  expect(status).toBe(200)
  expect(json).toMatchObject([
    { profileId: patient.profileId, onlineBookingAllowed: true, declineReasons: [], profileHint: null },
    {
      profileId: child,
      onlineBookingAllowed: false,
      declineReasons: [
        { code: 8, weight: 70, message: 'Врач не принимает пациентов такого возраста.' },
        { code: 9, weight: 64 },
      ],
      profileHint: 'Выберите другого врача.',
    },
    {
      profileId: parent,
      // The other reasons are hidden from an account that may not book for this person.
      declineReasons: [{ code: 0, weight: 0 }],
    },
  ])
})

test('decline reasons are in the language of the request', async () => {
  const { assignmentId } = await world.doctor({ adult: false })
  const patient = await world.patient()
  const messages = await Promise.all(
    ['ru', 'be', 'en'].map(async language => {
      const { json } = await world.capabilities({ ...patient, language }, `assignmentId=${assignmentId}`)
      return json[0].declineReasons[0].message as string
    }),
  )
  expect(new Set(messages).size).toBe(3)
})

test('a service of the assignment narrows the ages; a service of another one is not found', async () => {
  const { assignmentId } = await world.doctor()
  const patient = await world.patient()
  const forChildren = await world.service(assignmentId, { forAdult: false, forChildren: true })
  const ask = (serviceId: string) =>
    world.capabilities(patient, `assignmentId=${assignmentId}&serviceId=${serviceId}`)
  expect((await ask(forChildren)).json).toMatchObject([{ declineReasons: [{ code: 8 }] }])
  expect((await ask('999999')).json.code).toBe('NOT_FOUND')
  expect((await world.capabilities(patient, 'assignmentId=999999')).json.code).toBe('NOT_FOUND')
})

test('each reason has its remedy: the profile, adding the child, linking a programme, another doctor', async () => {
  const ofChildren = await world.doctor({ adult: false })
  const ofMembers = await world.doctor({ policy: 'programme' })
  const told = async (who: Awaited<ReturnType<typeof world.patient>>, assignmentId: string) => {
    const { json } = await world.capabilities(who, `assignmentId=${assignmentId}`)
    return (json as { declineReasons: { code: number; remedy: string | null }[] }[]).map(
      ({ declineReasons }) => declineReasons.map(({ code, remedy }) => [code, remedy]),
    )
  }
  const unknownPatient = await world.patient({ birthday: null })
  expect(await told(unknownPatient, ofChildren.assignmentId)).toEqual([[[6, 'fill-profile']]])
  const parent = await world.patient()
  expect(await told(parent, ofChildren.assignmentId)).toEqual([[[8, 'add-child']]])
  expect(await told(parent, ofMembers.assignmentId)).toEqual([[[7, 'link-programme']]])
  await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'BOOK_VISITS' },
    { birthday: '2018-01-01' },
  )
  expect(await told(parent, ofChildren.assignmentId)).toEqual([[[8, 'other-doctor']], []])
})
