import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeAll, expect, test } from 'vitest'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'

const world = await testWorld()
beforeAll(() => fillDrugsWorld(world.db, world.clock.now()))
const visits = '/api/v2/my/providers/visits'

/** Somebody's visit with a prescription, and a relative who has opened its record with a code of their own. */
async function aRelative(level: string) {
  const patient = await world.patient()
  const relative = await world.patient()
  const { assignmentId } = await world.doctor({ slots: 0 })
  const orderId = await world.pastVisit(patient, assignmentId, { daysAgo: 3 })
  const record = await world.medicalRecord(patient.profileId)
  await world.prescription(record, { visitId: orderId })
  const setLevel = (given: string) =>
    world.relate(relative.accountId, patient.profileId, { relKind: 'PARENT', level: given })
  await setLevel(level)
  const { bearer } = relative
  const accessCode = await world.openRecord(relative, record)
  const list = async () => {
    const path = `${visits}?status=all&splitpastvisits=true&async=false`
    const { json } = await world.call('GET', path, { bearer })
    return json.past.find((visit: { orderId: string }) => visit.orderId === orderId)
  }
  return {
    ...{ patient, relative, orderId, record, setLevel },
    show: () => world.call('GET', `${visits}/${orderId}`, { bearer }),
    listed: list,
    read: (code = accessCode) =>
      world.call('GET', `${visits}/${orderId}/drugs/${record.recordId}?locationCode=17`, {
        bearer,
        accessCode: code,
      }),
  }
}

test.each(['VIEW_VISITS', 'BOOK_VISITS', 'GRANT', 'EDIT_PROFILE'])(
  'a relative with %s sees the visit without its prescriptions, and no drug list by any code',
  async level => {
    const { show, listed, read } = await aRelative(level)
    for (const visit of [(await show()).json, await listed()]) {
      expect(visit).toMatchObject({ profileId: expect.any(String) })
      expect(visit).not.toHaveProperty('drugLists')
      expect(JSON.stringify(visit)).not.toContain('Альфален')
    }
    const { status, text } = await read()
    expect([status, text.includes('Альфален')]).toEqual([404, false])
  },
)

test('a relative whose right is taken back sees no more of it, though the code is still open', async () => {
  const { show, listed, read, setLevel } = await aRelative('VIEW_REPORTS_TESTS')
  const counts = async () =>
    [(await show()).json.drugLists, (await listed())?.drugLists].map(all => all?.[0]?.count)
  expect(await counts()).toEqual([1, 1])
  expect((await read()).json.drugs).toMatchObject([{ name: 'Альфален' }])
  await setLevel('EDIT_PROFILE')
  expect(await counts()).toEqual([undefined, undefined])
  expect((await read()).json.code).toBe('NOT_FOUND')
  await setLevel('VIEW_REPORTS_TESTS')
  expect((await read()).status).toBe(200)
})

test('whoever is no relative any more finds neither the visit nor its drug list', async () => {
  const { relative, patient, show, read } = await aRelative('VIEW_REPORTS_TESTS')
  await world.db
    .deleteFrom('family_relation')
    .where('account_id', '=', relative.accountId)
    .where('profile_id', '=', patient.profileId)
    .execute()
  expect([(await show()).status, (await read()).status]).toEqual([404, 404])
})
