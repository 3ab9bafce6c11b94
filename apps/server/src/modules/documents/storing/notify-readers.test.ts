import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { notifyReaders } from './notify-readers.ts'

const world = await testWorld()
const { db, clock } = world
const { notifyAccount } = testServices(world).notifications
const tell = (profileId: string) =>
  notifyReaders(db, [profileId], { notifyAccount, publicUrl: 'https://vizit.example' })
const quiet = (accountId: string) =>
  db
    .selectFrom('outbox')
    .select(['quiet_from', 'quiet_to'])
    .where('account_id', '=', accountId)
    .where('template', '=', 'records-ready')
    .execute()

test("no message about results is sent in quiet hours: the default ones, one's own, or none", async () => {
  const [usual, own, none] = [await world.patient(), await world.patient(), await world.patient()]
  const settings = { choice: '2h', by_push: true, by_sms: true, by_email: false, saved_at: clock.now() }
  const hours = { quiet_from: '20:00', quiet_to: '09:00' }
  await db
    .insertInto('reminder_settings')
    .values([
      { ...settings, ...hours, account_id: own.accountId },
      { ...settings, account_id: none.accountId, quiet_from: null, quiet_to: null },
    ])
    .execute()
  for (const { profileId } of [usual, own, none]) expect(await tell(profileId)).toBe(1)
  expect(await quiet(usual.accountId)).toEqual([{ quiet_from: '22:00:00', quiet_to: '08:00:00' }])
  expect(await quiet(own.accountId)).toEqual([{ quiet_from: '20:00:00', quiet_to: '09:00:00' }])
  expect(await quiet(none.accountId)).toEqual([{ quiet_from: null, quiet_to: null }])
})

test('a parent is told according to the present meaning of the access level', async () => {
  const parent = await world.patient()
  const child = await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'GRANT' },
    { birthday: '2015-05-05' },
  )
  const levels = { GRANT: ['VIEW_REPORTS_TESTS'] }
  await db.deleteFrom('remote_config').where('key', '=', 'accessLevelsConfig').execute()
  const before = await tell(child)
  await db
    .insertInto('remote_config')
    .values({ key: 'accessLevelsConfig', value: JSON.stringify(levels) })
    .execute()
  expect([before, await tell(child)]).toEqual([0, 1])
})
