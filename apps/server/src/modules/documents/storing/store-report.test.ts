import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()

test('a report that moves to another visit changes both visits for syncing devices', async () => {
  const patient = await world.patient()
  const { assignmentId } = await world.doctor({ slots: 0 })
  const [wrong, right] = [
    await world.pastVisit(patient, assignmentId, { daysAgo: 20 }),
    await world.pastVisit(patient, assignmentId, { daysAgo: 22 }),
  ]
  const record = await world.medicalRecord(patient.profileId)
  const number = 'зк-1'
  await world.medicalReport(record, { number, visitId: wrong })
  world.clock.advance(2 * 1440)
  const { reportId } = await world.medicalReport(record, { number, visitId: right })
  const { json } = await world.call('POST', '/api/v2/my/providers/sync/orders?dateStart=2026-03-04', {
    bearer: patient.bearer,
  })
  const reports = json.visits.map((visit: { orderId: string; reports: { id: string }[] }) => [
    visit.orderId,
    visit.reports.map(({ id }) => id),
  ])
  expect(Object.fromEntries(reports)).toEqual({ [wrong]: [], [right]: [reportId] })
})
