import { readConfig } from '@vizit/contract/calls/remote-config.ts'
import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { beforeEach, expect, test } from 'vitest'

const { app, db, clock, advanceSeconds } = await signInWorld()
const read = async () => (await app.inject('/api/v2/public/config')).json()
const store = async (key: string, value: unknown) => {
  const row = { key, value: JSON.stringify(value) }
  await db
    .insertInto('remote_config')
    .values(row)
    .onConflict(conflict => conflict.column('key').doUpdateSet(row))
    .execute()
  advanceSeconds(1)
}

beforeEach(async () => {
  await db.deleteFrom('remote_config').execute()
  await db.deleteFrom('provider').execute()
  advanceSeconds(1)
})

test('an empty table means the defaults, with online booking open', async () => {
  expect(await read()).toMatchObject({
    minimumFetchInterval: 43_200,
    online_booking_enabled: true,
    authConfig: { path: 'api' },
    holdSeconds: 300,
    cancelCutOffMinutes: 30,
    missedVisits: { share: 0.05, minimumMissed: 2 },
    defaultProvider: null,
    isDemo: false,
    version: 'test',
  })
})

test('the answer contains exactly what the contract, and so the OpenAPI document, describes', async () => {
  const answer = await read()
  expect(readConfig.answer.parse(answer)).toEqual(answer)
})

test('a change by an operator takes effect within a second', async () => {
  await store('holdSeconds', 120)
  await store('online_booking_enabled', false)
  expect(await read()).toMatchObject({
    holdSeconds: 120,
    online_booking_enabled: false,
    cancelCutOffMinutes: 30,
  })
})

test('invalid values and unknown keys are ignored', async () => {
  await store('holdSeconds', 'long')
  await store('cancelCutOffMinutes', -5)
  await store('whatever', { secret: true })
  const config = await read()
  expect(config).toMatchObject({ holdSeconds: 300, cancelCutOffMinutes: 30 })
  expect(config).not.toHaveProperty('whatever')
})

test('the timetable window begins at the date in Minsk', async () => {
  clock.set('2026-12-30T21:30:00Z')
  expect((await read()).timetableWindow).toEqual({ from: '2026-12-31', to: '2027-02-28' })
})

test('the answer says that there is a demo, and a single clinic is the default provider', async () => {
  await db.insertInto('provider').values({ code: 'lone', name_ru: 'Одна' }).execute()
  expect(await read()).toMatchObject({ isDemo: false, defaultProvider: 'lone' })
  await db.insertInto('provider').values({ code: 'other', name_ru: 'Другая' }).execute()
  expect(await read()).toMatchObject({ isDemo: false, defaultProvider: null })
  await db.insertInto('provider').values({ code: 'demo', name_ru: 'Демо', is_demo: true }).execute()
  expect(await read()).toMatchObject({ isDemo: true, defaultProvider: 'demo' })
})
