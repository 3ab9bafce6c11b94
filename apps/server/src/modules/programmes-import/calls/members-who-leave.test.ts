import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { forgetWhoLeft } from '../../programmes/public.ts'
import { membersFeed } from '../testing/members-feed.ts'

const world = await testWorld()
const { db, clock } = world
const { begin, members, send } = membersFeed(world)
beforeEach(begin)

test('a full feed without more than half of ten or more members removes nobody, unless it says so', async () => {
  const list = (count: number) =>
    `code;contract;email\n${Array.from({ length: count }, (_, nth) => `f${nth};2026;f${nth}@plant.by\n`).join('')}`
  await send(list(12), { query: 'sequence=1&mode=full' })
  const here = async () => (await members()).filter(code => !code.startsWith('-')).length
  expect(await here()).toBe(12)
  const short = await send(list(5), { query: 'sequence=2&mode=full' })
  expect(short.json).toMatchObject({ accepted: 5, unchanged: 5, removed: 0, removalSkipped: true })
  expect(await here()).toBe(12)
  const half = await send(list(6), { query: 'sequence=3&mode=full' })
  expect(half.json).toMatchObject({ removed: 6, removalSkipped: false })
  await send(list(12), { query: 'sequence=4&mode=full' })
  const meant = await send(list(5), { query: 'sequence=5&mode=full&removeMissing=true' })
  expect(meant.json).toMatchObject({ removed: 7, removalSkipped: false })
  expect(await here()).toBe(5)
})

test('of who leaves a code that the programme never had is told; whoever has left already is not', async () => {
  const feed = 'code;left\n1;yes\n77;yes\n'
  const first = await send(feed)
  expect(first.json).toMatchObject({
    ...{ rows: 2, accepted: 1, removed: 1 },
    rejected: { count: 1, lines: [{ line: 3, column: 'code', problem: 'programmes.unknown' }] },
  })
  const again = await send(feed, { query: 'sequence=2' })
  expect(again.json).toMatchObject({ accepted: 1, removed: 0, rejected: { count: 1 } })
  const full = await send('code;contract;email;left\n2;2026;anna@zavod.by;\n77;;;yes\n', {
    query: 'sequence=3&mode=full',
  })
  expect(full.json).toMatchObject({ accepted: 2, removalSkipped: false, rejected: { count: 0 } })
})

test('a full feed takes off whom it lacks, in CSV as in NDJSON', async () => {
  const { json } = await send('{"code":"2","contract":"2026","email":"anna@zavod.by"}\n', {
    query: 'mode=full&sequence=1',
    headers: { 'content-type': 'application/x-ndjson' },
  })
  expect([json.removed, json.removalSkipped]).toEqual([1, false])
  expect(await members()).toEqual(['-1', '2'])
})

test('a full feed with a rejected line, or without members, removes nobody', async () => {
  const wrong = await send('code,contract,email\n2,2026,anna@zavod.by\n5,2026,five@elsewhere.by\n', {
    query: 'mode=full&sequence=1',
  })
  expect(wrong.json).toMatchObject({ accepted: 1, removed: 0, removalSkipped: true })
  const empty = await send('code,contract,email\n', { query: 'mode=full&sequence=2' })
  expect(empty.json).toMatchObject({ rows: 0, removed: 0, removalSkipped: true })
  expect(await members()).toEqual(['1', '2'])
})

test('who leaves is taken off by a file of codes and `left` alone; whoever stays in it lacks a contract', async () => {
  const { status, json } = await send('Код;Выбыл\n1;да\n2;нет\n3;\n')
  expect(status).toBe(200)
  expect(json).toMatchObject({ rows: 3, accepted: 1, removed: 1, removalSkipped: false })
  expect(
    json.rejected.lines.map(({ line, column, problem }: Record<string, string>) => [line, column, problem]),
  ).toEqual([
    [3, 'Договор', 'problem.required'],
    [3, 'E-mail', 'programmes.noKey'],
    [4, 'Договор', 'problem.required'],
    [4, 'E-mail', 'programmes.noKey'],
  ])
  expect(await members()).toEqual(['-1', '2'])
})

test('whoever a feed takes off is told, and is covered no more', async () => {
  const anna = await world.patient()
  await db
    .insertInto('coverage')
    .values({
      id: '00000000-0000-4000-8000-000000000016',
      profile_id: anna.profileId,
      programme_code: 'plant',
      member_id:
        (await sql<{ id: string }>`select id from programme_member where code = '2'`.execute(db)).rows[0]
          ?.id ?? '',
      linked_at: clock.now(),
    })
    .execute()
  await send('code,contract,left\n2,,yes\n')
  const { rows } = await sql`select ended_by from coverage`.execute(db)
  expect(rows).toEqual([{ ended_by: 'COVERER' }])
  expect(await world.messagesTo(anna.phone)).toHaveLength(1)
})

test('of who left, nothing but the code is kept after a month; who comes back is a member as before', async () => {
  const rows = async () =>
    (
      await sql`
        select code, sealed <> '' as told, coalesce(email_hash, number_hash, barcode_hash, base_hash) is not null as found
        from programme_member where programme_code = 'plant' order by code`.execute(db)
    ).rows
  const [kept, forgotten] = [
    { told: true, found: true },
    { told: false, found: false },
  ]
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
  await send('code,contract,left\n2,,yes\n')
  expect(await forgetWhoLeft(db, inDays(29))).toBe(0)
  expect(await forgetWhoLeft(db, inDays(31))).toBe(1)
  expect(await forgetWhoLeft(db, inDays(31))).toBe(0)
  expect(await rows()).toEqual([
    { code: '1', ...kept },
    { code: '2', ...forgotten },
  ])
  expect(
    (await send('code;contract;email\n2;2026;anna@plant.by\n', { query: 'sequence=2' })).json,
  ).toMatchObject({
    updated: 1,
  })
  expect(await rows()).toEqual([
    { code: '1', ...kept },
    { code: '2', ...kept },
  ])
})

test.each([
  ['before', (left: string, stays: string) => [left, stays]],
  ['after', (left: string, stays: string) => [stays, left]],
])(
  'who leaves gives their address up to another row, also one that stands %s theirs',
  async (_where, order) => {
    const lines = order('1;;;yes', '9;2026;ivan@plant.by;')
    await send('code;contract;email\n1;2026;ivan@plant.by\n')
    const { json } = await send(`code;contract;email;left\n${lines.join('\n')}\n`, { query: 'sequence=2' })
    expect(json).toMatchObject({ accepted: 2, added: 1, removed: 1, rejected: { count: 0 } })
    expect(await members()).toEqual(['-1', '2', '9'])
  },
)

test.each([
  ['leaves first', ['1;;;yes', '1;2026;ivan@plant.by;'], '-1'],
  ['stays first', ['1;2026;ivan@plant.by;', '1;;;yes'], '1'],
])(
  'of a member who leaves and stays in one feed the first line counts, and the other is told: %s',
  async (_what, lines, member) => {
    const { json } = await send(`code;contract;email;left\n${lines.join('\n')}\n`)
    expect(json).toMatchObject({
      accepted: 1,
      rejected: { count: 1, lines: [{ line: 3, column: 'code', problem: 'problem.duplicate' }] },
    })
    expect(await members()).toContain(member)
  },
)
