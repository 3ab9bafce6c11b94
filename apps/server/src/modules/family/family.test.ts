import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { createFamily } from './family.ts'

const world = await testWorld()
const { db, clock, database } = world
const whole = { ...database, close: database.drop }
const family = createFamily({ database: whole, clock, accessLevels: async () => ({}) })
const owner = await world.patient()
const actor = {
  kind: 'patient',
  accountId: owner.accountId,
  deviceId: owner.deviceId,
  sessionId: 'any',
} as const
const mother = await world.relative(owner.accountId, { relKind: 'PARENT', level: 'VIEW_COVERAGE' })
const stranger = await world.patient()

test('a person has all rights on themselves', async () => {
  expect((await family.memberFor(actor, owner.profileId, 'VIEW_REPORTS_TESTS'))?.relKind).toBe('ME')
})

test('one may act for a relative as far as the relative allowed it', async () => {
  expect(await family.memberFor(actor, mother, 'VIEW_COVERAGE')).toMatchObject({ profileId: mother })
  expect(await family.memberFor(actor, mother, 'BOOK_VISITS')).toBeUndefined()
})

test('a stranger’s profile gets the same answer as an unknown one', async () => {
  expect(await family.memberFor(actor, stranger.profileId, 'VIEW_NAME')).toBeUndefined()
  expect(await family.memberFor(actor, '00000000-0000-4000-8000-000000000000', 'VIEW_NAME')).toBeUndefined()
})

test('a family begins with the person themselves', async () => {
  expect((await family.membersOf(actor)).map(({ profileId }) => profileId)).toEqual([owner.profileId, mother])
})

test("the remote configuration may change the meaning of a level, but never the owner's rights", async () => {
  const levels = { VIEW_COVERAGE: ['BOOK_VISITS'], VIEW_REPORTS_TESTS: [] }
  const changed = createFamily({ database: whole, clock, accessLevels: async () => levels })
  expect(await changed.memberFor(actor, mother, 'BOOK_VISITS')).toMatchObject({ profileId: mother })
  expect(await changed.memberFor(actor, owner.profileId, 'VIEW_REPORTS_TESTS')).toMatchObject({
    profileId: owner.profileId,
    relKind: 'ME',
  })
})

test('an account has exactly one own profile', async () => {
  const second = db.transaction().execute(trx => family.createOwnProfile(trx, owner.accountId))
  await expect(second).rejects.toThrow('family_relation_me')
})
