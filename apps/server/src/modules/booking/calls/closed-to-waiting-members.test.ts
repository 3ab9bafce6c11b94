import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { covers, newCode, coveredPatient, doctor } = programmesToBook(world)
const { db } = world

type Covered = Awaited<ReturnType<typeof coveredPatient>>
const suspend = {
  card: ({ memberId }: Covered) =>
    db.updateTable('programme_member').set({ card: 'INACTIVE' }).where('id', '=', memberId).execute(),
  contract: ({ contractId }: Covered) =>
    db.updateTable('programme_contract').set({ is_ready: false }).where('id', '=', contractId).execute(),
  programme: ({ code }: Covered) =>
    db.updateTable('programme').set({ active: false }).where('code', '=', code).execute(),
}

/** What a doctor for members, and a service at any doctor for members, say of why this person is not booked. */
async function declined(who: { readonly bearer: string }, profileId?: string) {
  const { assignmentId } = await doctor({ policy: 'programme' })
  const serviceId = await world.service(assignmentId)
  const calls = [
    world.capabilities(who, `assignmentId=${assignmentId}`),
    world.serviceCapabilities(who, serviceId, [assignmentId]),
  ]
  const [one, any] = (await Promise.all(calls)).map(({ json }) => {
    const person = json.find((each: { profileId: string }) => !profileId || each.profileId === profileId)
    return person.declineReasons
  })
  expect(any).toEqual(one)
  return one
}
const phoned = (code: string) =>
  db
    .updateTable('programme')
    .set({ phones: ['+375 17 300-00-00'] })
    .where('code', '=', code)
    .execute()

test.each(['card', 'contract', 'programme'] as const)(
  'a member whose %s is stopped is told so with the phone, and not to link a programme',
  async what => {
    const covered = await coveredPatient()
    await phoned(covered.code)
    await suspend[what](covered)
    const [reason, ...others] = await declined(covered.patient)
    expect(others).toEqual([])
    expect(reason).toMatchObject({ code: 7, remedy: 'other-doctor' })
    expect(reason.message).toContain(`«${covered.code}» приостановлена`)
    expect(reason.message).toMatch(/в программе: \+375\s17\s300.00.00$/)
  },
)

test('a member whose programme begins after all days that can be booked is told the day', async () => {
  const covered = await coveredPatient({}, { activatesOn: '2026-12-01' })
  const [reason] = await declined(covered.patient)
  expect(reason).toMatchObject({ code: 7, remedy: 'other-doctor' })
  expect(reason.message).toContain(`«${covered.code}» начнёт действовать 01.12.2026`)
  expect(reason.message).not.toMatch(/\{\{|:$/)
})

test('a suspended programme that covers nothing here is no reason, and needs no other one to be linked', async () => {
  const patient = await world.patient()
  const { memberId } = await world.cover(patient, { code: newCode() })
  await db.updateTable('programme_member').set({ card: 'INACTIVE' }).where('id', '=', memberId).execute()
  expect(await declined(patient)).toMatchObject([
    { code: 7, remedy: 'other-doctor', message: 'Запись открыта только участникам программы' },
  ])
})

test.each(['card', 'contract', 'programme'] as const)(
  'a member whose %s is stopped, and whose programme covers other branches only, needs no other one to be linked',
  async what => {
    const covered = await coveredPatient()
    await covers({ code: covered.code, branchId: world.clinic.branchId, excluded: true })
    await suspend[what](covered)
    expect(await declined(covered.patient)).toMatchObject([
      { code: 7, remedy: 'other-doctor', message: 'Запись открыта только участникам программы' },
    ])
  },
)

test('a service that a programme covered before it was switched off is a reason here', async () => {
  const { assignmentId } = await doctor({ policy: 'programme' })
  const serviceId = await world.service(assignmentId)
  const covered = await coveredPatient({ excluded: true })
  await covers({ code: covered.code, serviceId })
  await suspend.programme(covered)
  const { json } = await world.capabilities(covered.patient, `assignmentId=${assignmentId}`)
  expect(json[0].declineReasons[0].message).toContain('приостановлена')
})

test('a child of a suspended member of a programme for families is told so as well', async () => {
  const covered = await coveredPatient({}, { coversFamily: true })
  const child = await world.relative(
    covered.patient.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday: '2018-05-01' },
  )
  await suspend.card(covered)
  const [reason] = await declined(covered.patient, child)
  expect(reason.message).toContain('приостановлена')
})

test('of another person’s programme nothing is said without the right to see it', async () => {
  const covered = await coveredPatient()
  await suspend.card(covered)
  const relative = await world.patient()
  await world.relate(relative.accountId, covered.patient.profileId, { relKind: 'OTHER', level: 'VIEW_NAME' })
  const reasons = await declined(relative, covered.patient.profileId)
  expect(JSON.stringify(reasons)).not.toContain(covered.code)
})

test('a programme that is over is none: another one may be linked', async () => {
  const covered = await coveredPatient({}, { endsOn: '2026-02-01' })
  expect(await declined(covered.patient)).toMatchObject([{ code: 7, remedy: 'link-programme' }])
})
