import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

const known = async (who: Awaited<ReturnType<typeof world.patient>>) => {
  const { status, json } = await world.knownDoctors(who)
  expect(status).toBe(200)
  return (json as { doctorIds: string[] }).doctorIds.toSorted()
}

test('a doctor is listed who has seen a family member for whom this person may book, however long ago', async () => {
  const [own, old, ofChild, missed, ofParent, ahead] = await Promise.all(
    Array.from({ length: 6 }, () => world.doctor({ policy: 'second-visit' })),
  )
  if (!own || !old || !ofChild || !missed || !ofParent || !ahead) throw new Error('a doctor')
  const patient = await world.patient()
  const child = await world.relative(
    patient.accountId,
    { relKind: 'CHILD', level: 'BOOK_VISITS' },
    { birthday: '2018-01-01' },
  )
  const parent = await world.relative(patient.accountId, { relKind: 'PARENT', level: 'VIEW_NAME' })
  const as = (profileId: string) => ({ ...patient, profileId })
  expect(await known(patient)).toEqual([])
  await world.pastVisit(patient, own.assignmentId, { daysAgo: 1 })
  await world.pastVisit(patient, old.assignmentId, { daysAgo: 900 })
  await world.pastVisit(as(child), ofChild.assignmentId, { daysAgo: 100 })
  await world.pastVisit(as(parent), ofParent.assignmentId, { daysAgo: 100 })
  await world.pastVisit(patient, missed.assignmentId, { daysAgo: 10, status: 'missed' })
  await world.pastVisit(patient, ahead.assignmentId, { daysAgo: -40, status: 'reserved' })
  expect(await known(patient)).toEqual([own, old, ofChild].map(({ doctorId }) => doctorId).toSorted())
})
