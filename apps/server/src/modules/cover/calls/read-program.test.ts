import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { clinic, db } = world
await world.doctor({ slots: 0 })
const other = await world.newClinic()
await world.doctor({ at: other, slots: 0 })
await db
  .insertInto('programme')
  .values({
    ...{ code: 'shield', kind: 'INSURER', caption_ru: 'Щит', caption_be: 'Шчыт', is_limited: true },
    ...{
      phones: ['+375 17 300-00-00', '+375 29 300-00-00'],
      about_ru: 'Амбулаторно',
      joining_be: 'Спытайце агента',
    },
  })
  .execute()
const read = (code: string) => world.call('GET', `/api/v2/public/programs/${code}`, { language: 'be' })

test('anybody may know what a programme gives, how to join and how many centres it covers', async () => {
  await db
    .insertInto('programme_cover')
    .values({ programme_code: 'shield', provider_id: clinic.providerId, coverage: 'COVERED' })
    .execute()
  expect((await read('shield')).json).toEqual({
    ...{ code: 'shield', kind: 'INSURER', programCaption: 'Шчыт', isLimited: true, coversFamily: false },
    ...{ phones: '+375 17 300-00-00;+375 29 300-00-00', about: 'Амбулаторно', joining: 'Спытайце агента' },
    ...{ medcentersCovered: 1, medcentersNotCovered: 1 },
  })
})

test('the centres that it counts are those of the lists that are filtered by it, also where centres are covered in part or closed', async () => {
  const covered = async (coverage: 'COVERED' | 'NOT_COVERED', isOpen = true) => {
    const centre = await world.newClinic()
    const { assignmentId } = await world.doctor({ at: centre, slots: 0 })
    const serviceId = await world.service(assignmentId)
    const said = { programme_code: 'shield', provider_id: centre.providerId, coverage }
    await db.insertInto('programme_cover').values(said).execute()
    // The service alone is another matter.
    await db
      .insertInto('programme_cover')
      .values({ ...said, service_id: serviceId, coverage: 'COVERED' })
      .execute()
    if (!isOpen)
      await db
        .updateTable('branch')
        .set({ active: false })
        .where('provider_id', '=', centre.providerId)
        .execute()
  }
  await covered('COVERED')
  await covered('NOT_COVERED')
  await covered('COVERED', false)
  const total = async (filter: string) =>
    (await world.call('GET', `/api/v2/public/medcenters?filter=${filter}&programId=shield`)).json.total
  const { medcentersCovered, medcentersNotCovered } = (await read('shield')).json
  expect([medcentersCovered, medcentersNotCovered]).toEqual([3, 1])
  expect([await total('byProgram'), await total('notByProgram')]).toEqual([
    medcentersCovered,
    medcentersNotCovered,
  ])
})

test('a programme that is not there or has ended is not found', async () => {
  expect((await read('nobody')).status).toBe(404)
  await db.updateTable('programme').set({ active: false }).execute()
  expect((await read('shield')).status).toBe(404)
})
