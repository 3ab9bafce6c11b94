import { signInWorld } from '@vizit/test-kit/sign-in/sign-in-world.ts'
import { expect, test, vi } from 'vitest'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import { changeValue } from './change-value.ts'
import { listValues } from './list-values.ts'

const { app, db, database, clock } = await signInWorld()
/** A second process, as the command line is. */
const changes = createChanges({ database, accountsOf: async () => new Map() })
const change = (name: string, written?: string) =>
  changeValue(name, written, { database: { db }, clock, changes })
const inForce = async () => (await app.inject('/api/v2/public/config')).json()
const listed = async (name: string) => (await listValues({ db })).find(({ key }) => key === name)

test('a running server sees a change while its clock stands still, and the change can be undone', async () => {
  expect((await inForce()).holdSeconds).toBe(300)
  expect(await change('holdSeconds', '120')).toEqual({ outcome: 'changed', from: 300, to: 120 })
  await vi.waitFor(async () => expect((await inForce()).holdSeconds).toBe(120))
  expect(await change('holdSeconds')).toEqual({ outcome: 'changed', from: 120, to: 300 })
  await vi.waitFor(async () => expect((await inForce()).holdSeconds).toBe(300))
})

test('every change is audited with the former value', async () => {
  await change('minimumVersion', '1.2')
  await change('minimumVersion')
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'subject', 'details'])
    .where('subject', '=', 'minimumVersion')
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { action: 'config-set', subject: 'minimumVersion', details: { from: 'null', to: '"1.2"' } },
    { action: 'config-unset', subject: 'minimumVersion', details: { from: '"1.2"' } },
  ])
})

test.each([
  ['JSON', 'missedVisits', '{"share":0.1,"minimumMissed":3}', { share: 0.1, minimumMissed: 3 }],
  ['bare words', 'supportEmail', 'help@clinic.test', 'help@clinic.test'],
  ['null', 'supportEmail', 'null', null],
  ['a version that looks like a number', 'minimumVersion', '1.10', '1.10'],
  ['true', 'online_booking_enabled', 'true', true],
])('%s is accepted', async (_case, name, written, value) => {
  expect(await change(name, written)).toMatchObject({ outcome: 'changed', to: value })
  expect(await listed(name)).toMatchObject({ value, state: 'set' })
})

test.each([
  ['holdSeconds', '0', /\S/],
  ['holdSeconds', 'long', /\S/],
  ['missedVisits', '{"share":7,"minimumMissed":2}', /^share: /],
  ['missedVisits', '{"share":0.1}', /^minimumMissed: /],
  ['minimumVersion', 'newest', /digits and dots only/],
  ['accessLevelsConfig', '{"BOOK_VISITS":["EVERYTHING"]}', /^BOOK_VISITS/],
  ['accessLevelsConfig', '{"EVERYTHING":["VIEW_NAME"]}', /EVERYTHING/],
])('%s does not become %s', async (name, written, problem) => {
  const before = await listed(name)
  const changed = await change(name, written)
  expect(changed).toEqual({ outcome: 'unfit', problems: [expect.stringMatching(problem)] })
  expect(await listed(name)).toEqual(before)
})

test('an unknown key is reported', async () => {
  expect(await change('holdSecond', '5')).toEqual({ outcome: 'unknown' })
})

test('every value has a description', async () => {
  for (const { meaning } of await listValues({ db })) expect(meaning).not.toBe('')
})
