import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test, vi } from 'vitest'

const world = await testWorld()

type Told = {
  profileId: string
  onlineBookingAllowed: boolean
  declineReasons: { code: number }[]
  acceptedAt: string[]
  reasonsDiffer: boolean
}

/** Doctors on different booking terms who all provide one service. */
async function giving(...terms: Parameters<typeof world.doctor>[0][]) {
  const doctors = await Promise.all(terms.map(each => world.doctor(each)))
  const [first, ...others] = doctors.map(({ assignmentId }) => assignmentId)
  if (!first) throw new Error('a doctor')
  const serviceId = await world.service(first)
  for (const assignmentId of others) await world.giveService(serviceId, assignmentId, 30)
  return { serviceId, assignmentIds: [first, ...others] }
}

const said = async (who: WorldPatient, serviceId: string, assignmentIds: readonly string[]) => {
  const { status, json } = await world.serviceCapabilities(who, serviceId, assignmentIds)
  expect(status).toBe(200)
  return (json as Told[]).map(({ declineReasons, ...told }) => ({
    ...told,
    codes: declineReasons.map(({ code }) => code),
  }))
}

test('a person accepted by one doctor can be booked; others get the common reasons, or those of each doctor', async () => {
  const { serviceId, assignmentIds } = await giving(
    { children: false },
    { children: false, policy: 'second-visit' },
    { children: false, policy: 'registry' },
  )
  const [open, second] = assignmentIds
  const patient = await world.patient()
  const child = await world.relative(
    patient.accountId,
    { relKind: 'CHILD', level: 'BOOK_VISITS' },
    { birthday: '2018-01-01' },
  )
  const parent = await world.relative(patient.accountId, { relKind: 'PARENT', level: 'VIEW_NAME' })
  expect(await said(patient, serviceId, assignmentIds)).toMatchObject([
    { profileId: patient.profileId, onlineBookingAllowed: true, codes: [], acceptedAt: [open] },
    { profileId: child, onlineBookingAllowed: false, codes: [8], acceptedAt: [], reasonsDiffer: false },
    { profileId: parent, onlineBookingAllowed: false, codes: [0], reasonsDiffer: false },
  ])
  const strict = await said(patient, serviceId, assignmentIds.slice(1))
  expect(strict[0]).toMatchObject({ codes: [14, 9], acceptedAt: [], reasonsDiffer: true })
  await world.pastVisit(patient, second ?? '', { daysAgo: 30 })
  expect((await said(patient, serviceId, assignmentIds))[0]).toMatchObject({ acceptedAt: [open, second] })
})

test("for one assignment the answer equals that of the single call, whatever the person's past visits", async () => {
  const terms = [{ policy: 'second-visit' }, { adult: false }, { policy: 'programme' }, {}] as const
  const { serviceId, assignmentIds } = await giving(...terms)
  const patient = await world.patient()
  await world.relative(patient.accountId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' }, { birthday: null })
  const [known, other] = assignmentIds
  await world.pastVisit(patient, known ?? '', { daysAgo: 20, status: 'missed' })
  for (const agree of [false, true]) {
    for (const assignmentId of assignmentIds) {
      const one = await world.capabilities(patient, `assignmentId=${assignmentId}&serviceId=${serviceId}`)
      const { json } = await world.serviceCapabilities(patient, serviceId, [assignmentId])
      expect(json.map(({ acceptedAt, reasonsDiffer, ...told }: Told) => told)).toEqual(one.json)
    }
    if (agree) break
    await world.pastVisit(patient, known ?? '', { daysAgo: 40 })
    await world.pastVisit(patient, other ?? '', { daysAgo: 10, status: 'missed' })
    await world.pastVisit(patient, other ?? '', { daysAgo: 500, status: 'missed' })
  }
})

test('the number of statements does not grow with doctors or persons', async () => {
  const { serviceId, assignmentIds } = await giving({}, {}, {}, {}, {}, {})
  const [alone, parent] = [await world.patient(), await world.patient()]
  for (let n = 0; n < 4; n += 1) {
    await world.relative(
      parent.accountId,
      { relKind: 'CHILD', level: 'BOOK_VISITS' },
      { birthday: '2018-01-01' },
    )
  }
  await said(alone, serviceId, assignmentIds)
  const queries = [vi.spyOn(world.database.pool, 'query'), vi.spyOn(world.database.reads, 'query')]
  const counted = async (who: WorldPatient, ids: readonly string[]) => {
    for (const query of queries) query.mockClear()
    await said(who, serviceId, ids)
    return queries.reduce((count, query) => count + query.mock.calls.length, 0)
  }
  const few = await counted(alone, assignmentIds.slice(0, 1))
  expect(few).toBeGreaterThan(0)
  expect(await counted(parent, assignmentIds)).toBe(few)
  for (const query of queries) query.mockRestore()
})

test('an inactive organisation and a service that none of these doctors provides are declined', async () => {
  const { serviceId, assignmentIds } = await giving({}, {})
  const patient = await world.patient()
  await world.db
    .updateTable('account')
    .set({ online_booking: false })
    .where('id', '=', patient.accountId)
    .execute()
  expect((await said(patient, serviceId, assignmentIds))[0]?.codes).toEqual([3])
  const { assignmentId } = await world.doctor()
  expect((await world.serviceCapabilities(patient, serviceId, [assignmentId])).json.code).toBe('NOT_FOUND')
  // An assignment without the service is ignored when others provide it.
  expect((await said(patient, serviceId, [assignmentId, ...assignmentIds]))[0]?.codes).toEqual([3])
})

test('a parent without a child is told to add one if any of the doctors accepts children for the service', async () => {
  const { serviceId, assignmentIds } = await giving(
    { adult: false },
    { adult: false, policy: 'second-visit' },
  )
  const parent = await world.patient()
  const { json } = await world.serviceCapabilities(parent, serviceId, assignmentIds)
  expect((json as { declineReasons: unknown[] }[])[0]?.declineReasons).toMatchObject([
    { code: 8, remedy: 'add-child' },
  ])
})
