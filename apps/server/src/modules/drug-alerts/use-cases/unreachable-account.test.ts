import { ALERT_DAYS } from '@vizit/domain/drugs/drug-alert.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { waitingWorld } from '../testing/waiting-world.ts'

const { world, server, waiting, waitingForAll, brings, told } = await waitingWorld()

/** Push is the only way, and no device shows it; or SMS, which reaches everybody. */
const choose = (accountId: string, by: 'push' | 'sms') =>
  sql`
    insert into reminder_settings (account_id, choice, by_push, by_sms, by_email, saved_at)
    values (${accountId}, '2h', ${by === 'push'}, ${by === 'sms'}, false, ${world.clock.now()})
    on conflict (account_id) do update set by_push = excluded.by_push, by_sms = excluded.by_sms`.execute(
    world.db,
  )

const list = async (bearer: string) => (await world.call('GET', '/api/v2/my/drug-alerts', { bearer })).json

test('whom no chosen channel reaches goes on waiting, and is told once one does', async () => {
  const { accountId, bearer, alerts } = await waiting(41)
  await choose(accountId, 'push')
  expect(await list(bearer)).toMatchObject([{ isUnreachable: false }])
  await brings(41, 100)
  await server.work()
  expect([await told(), await alerts()]).toEqual([[], 1])
  expect(await list(bearer)).toMatchObject([
    { packId: '41', isUnreachable: true, toldAt: null, foundAt: null },
  ])
  await choose(accountId, 'sms')
  expect(await list(bearer)).toMatchObject([{ isUnreachable: false }])
  await server.work()
  expect(await told()).toMatchObject([{ template: 'drug-found' }])
  expect(await alerts()).toBe(0)
})

test('of many drugs none is marked as told while no chosen channel reaches the person', async () => {
  const many = [11, 12, 21, 31, 41]
  const { accountId, bearer } = await waitingForAll(many, { maxPrice: 100 })
  await choose(accountId, 'push')
  for (const packId of many) await brings(packId, 100)
  await server.work()
  const said = (await list(bearer)).map(({ foundAt, isUnreachable }: Record<string, unknown>) => [
    ...[foundAt, isUnreachable],
  ])
  expect(said).toEqual(many.map(() => [null, true]))
})

test('whom no chosen channel reaches does not delay others, and the wait ends when it is over', async () => {
  const unreached = await waiting(41)
  await choose(unreached.accountId, 'push')
  const other = await waiting(41)
  await brings(41, 100)
  await server.work()
  expect(await told()).toHaveLength(1)
  expect([await unreached.alerts(), await other.alerts()]).toEqual([1, 0])
  world.clock.advance((ALERT_DAYS + 1) * 1440)
  await server.work()
  expect(await unreached.alerts()).toBe(0)
})

test('in the quiet hours nothing promises a message to whom no chosen channel reaches', async () => {
  const { accountId, bearer } = await waiting(41)
  await choose(accountId, 'push')
  await sql`update reminder_settings set quiet_from = '22:00', quiet_to = '08:00' where account_id = ${accountId}`.execute(
    world.db,
  )
  const night = '2026-03-02T20:30:00Z'
  world.clock.set(night)
  await brings(41, 100, new Date(night))
  expect(await list(bearer)).toMatchObject([{ isUnreachable: true, toldAt: null }])
})
