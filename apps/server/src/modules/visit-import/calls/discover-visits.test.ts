import { aChild, familyActs, freePhone, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { importActs } from '../testing.ts'

const world = await testWorld()
const { addChild } = familyActs(world.call)
const DAY = 24 * 60

const { discover } = importActs(world)
const place = async () => (await world.doctor({ slots: 0 })).assignmentId

test("visits booked with the account’s phone are listed, next visit first, with the clinic's data", async () => {
  const anna = await world.patient()
  const at = await place()
  const later = await world.unclaimedVisit(at, { phone: anna.phone, inMinutes: 3 * DAY, source: 'registry' })
  const next = await world.unclaimedVisit(at, { phone: anna.phone, email: 'vera@example.org' })
  await world.unclaimedVisit(at, { phone: freePhone(), inMinutes: 4 * DAY })
  const { status, json } = await discover(anna)
  expect(status).toBe(200)
  expect(json.map(({ omId }: { omId: string }) => omId)).toEqual([next, later])
  expect(json[0]).toMatchObject({
    empty: false,
    alreadyImported: false,
    order: { orderId: next, startDate: '2026-03-03T06:00:00Z' },
    patientData: {
      fullNameRu: 'Лось Вера',
      birthday: '1990-05-05',
      sex: 'FEMALE',
      emails: [{ address: 'vera@example.org' }],
    },
    targetProfile: null,
  })
})

test('the family member who is the patient is named', async () => {
  const anna = await world.patient()
  const childId = onlyChild(await addChild(anna))
  const [lastName, firstName] = aChild.fullNameRu.split(' ')
  await world.unclaimedVisit(await place(), {
    phone: anna.phone,
    birthday: aChild.birthday,
    sex: 'MALE',
    ...(lastName && { lastName: lastName.toUpperCase() }),
    ...(firstName && { firstName }),
  })
  const [found] = (await discover(anna)).json
  expect(found.targetProfile).toEqual({ _id: childId })
})

test('a family member for whom one may not book is not named', async () => {
  const anna = await world.patient()
  await world.relative(anna.accountId, { relKind: 'OTHER', level: 'VIEW_VISITS' }, { birthday: '1985-06-15' })
  await world.unclaimedVisit(await place(), {
    phone: anna.phone,
    lastName: 'Иванова',
    firstName: 'Мария',
    birthday: '1985-06-15',
  })
  // The relative has the same name, birthday and sex.
  await world.db
    .updateTable('profile')
    .set({ birthday: '1986-06-15' })
    .where('id', '=', anna.profileId)
    .execute()
  const [found] = (await discover(anna)).json
  expect(found.targetProfile).toBeNull()
})

test('visits of one medical organisation are listed', async () => {
  const anna = await world.patient()
  const other = await world.newClinic()
  await world.unclaimedVisit(await place(), { phone: anna.phone })
  const there = await world.unclaimedVisit((await world.doctor({ at: other, slots: 0 })).assignmentId, {
    phone: anna.phone,
    inMinutes: 2 * DAY,
  })
  const { json } = await discover(anna, `?providerCode=${other.providerCode}`)
  expect(json.map(({ omId }: { omId: string }) => omId)).toEqual([there])
})

test('cancelled visits and those that ended more than a month ago are not listed', async () => {
  const anna = await world.patient()
  const at = await place()
  await world.unclaimedVisit(at, { phone: anna.phone, status: 'cancelled' })
  await world.unclaimedVisit(at, { phone: anna.phone, inMinutes: -40 * DAY, status: 'completed' })
  expect((await discover(anna)).json).toEqual([])
})
