import { gzipSync } from 'node:zlib'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addFeedKey } from '../../feeds/public.ts'
import { forgetWhoLeft, programmeKeys } from '../../programmes/public.ts'
import { employerFiles, fillClinics, insurerFiles, programmeWriter } from '../testing/programme-folder.ts'
import { importProgramme } from '../use-cases/import-programme.ts'

const world = await testWorld()
const { db, clock, database } = world
const { coverageEnds: ends } = testServices({ database, clock })
const deps = { db, clock, keys: programmeKeys(SECRET), ends }
const write = programmeWriter()
let key = ''

beforeEach(async () => {
  await fillClinics(db)
  await sql`truncate feed_source cascade`.execute(db)
  for (const files of [employerFiles, insurerFiles])
    expect(await importProgramme(await write(files), deps)).toMatchObject({ outcome: 'imported' })
  key = (await addFeedKey({ kind: 'programme', code: 'plant' }, null, { db, clock }))?.key ?? ''
})

interface Sent {
  readonly query?: string
  readonly of?: string
  readonly with?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function send(payload: string | Buffer, sent: Sent = {}) {
  const reply = await world.app.inject({
    method: 'POST',
    url: `/api/v2/feeds/programmes/${sent.of ?? 'plant'}/members?${sent.query ?? 'sequence=1'}`,
    headers: {
      authorization: `Bearer ${sent.with ?? key}`,
      'content-type': 'text/csv',
      'accept-language': 'en',
      ...sent.headers,
    },
    payload,
  })
  return { status: reply.statusCode, json: reply.json() }
}

/** Codes of the members, with a minus before those who have left. */
const members = async (programme = 'plant') => {
  const { rows } = await sql<{ code: string }>`
    select case when removed_at is null then code else '-' || code end as code from programme_member
    where programme_code = ${programme} order by programme_member.code`.execute(db)
  return rows.map(({ code }) => code)
}

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

test('a delta adds, changes and takes off whom it names; the others stay', async () => {
  const { status, json } = await send(
    'code;contract;email;left\n3;2026;oleg@plant.by;\n2;2026;anna@plant.by;no\n1;;;yes\n',
  )
  expect([status, json]).toEqual([
    200,
    {
      ...{ mode: 'delta', sequence: 1, rows: 3, accepted: 3, added: 1, updated: 1, unchanged: 0, removed: 1 },
      removalSkipped: false,
      rejected: { count: 0, lines: [] },
    },
  ])
  expect(await members()).toEqual(['-1', '2', '3'])
  expect(await members('shield')).toEqual(['a', 'b', 'c'])
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

test('lines with problems are told with line, column and reason, and the others are taken', async () => {
  const { json } = await send(
    [
      'code,contract,email,family,valid_from,valid_to',
      '3,2026,three@plant.by,,,',
      '4,2020,four@plant.by,,,',
      '5,2026,five@elsewhere.by,,,',
      '6,2026,,,,',
      '3,2026,other@plant.by,,,',
      '7,2026,three@plant.by,,,',
      '8,2026,ivan@plant.by,,,',
      '9,2026,nine@plant.by,nobody,,',
      '10,2026,ten@plant.by,,2026-05-01,2026-04-01',
      '"11,2026,x@plant.by,,,',
      '',
    ].join('\n'),
  )
  expect(
    json.rejected.lines.map(({ line, column, problem }: Record<string, string>) => [line, column, problem]),
  ).toEqual([
    [3, 'contract', 'programmes.unknown'],
    [4, 'email', 'programmes.foreignDomain'],
    [5, 'email', 'programmes.noKey'],
    [6, 'code', 'problem.duplicate'],
    [7, 'email', 'problem.duplicate'],
    [8, 'email', 'programmes.keyTaken'],
    [9, 'family', 'programmes.unknownFamily'],
    [10, 'valid_to', 'programmes.endsBefore'],
    [11, null, 'feeds.quotes'],
  ])
  expect([json.accepted, json.added]).toEqual([1, 1])
  expect(await members()).toEqual(['1', '2', '3'])
})

test.each([
  ['code', '3\0,2026,three@plant.by,'],
  ['contract', '3,2026\0,three@plant.by,'],
  ['email', '3,2026,three\0@plant.by,'],
  ['family', '3,2026,three@plant.by,1\0'],
])(
  'a character that cannot be stored in %s rejects its line, and the others are taken',
  async (column, line) => {
    const { status, json } = await send(`code,contract,email,family\n${line}\n4,2026,four@plant.by,\n`)
    expect([status, json.accepted]).toEqual([200, 1])
    expect(json.rejected.lines).toEqual([
      expect.objectContaining({ line: 2, column, problem: 'problem.badCharacter' }),
    ])
    expect(await members()).toEqual(['1', '2', '4'])
  },
)

test.each([
  ['after today', '2026-03-03'],
  ['before 1900', '1899-12-31'],
])('a birthday %s rejects its line, and the others are taken', async (_when, birthday) => {
  const { json } = await send(
    `code,contract,email,birthday\n3,2026,three@plant.by,${birthday}\n4,2026,four@plant.by,2026-03-02\n`,
  )
  expect([json.accepted, json.rejected.lines]).toEqual([
    1,
    [expect.objectContaining({ line: 2, column: 'birthday', problem: 'visits.birthday' })],
  ])
  expect(await members()).toEqual(['1', '2', '4'])
})

test('two members exchange their addresses in one delta', async () => {
  const { json } = await send('code,contract,email\n1,2026,anna@zavod.by\n2,2026,ivan@plant.by\n')
  expect(json).toMatchObject({ updated: 2, rejected: { count: 0 } })
})

test('an older feed is refused, and the same one with its key gets the first answer', async () => {
  const headers = { 'idempotency-key': 'members-1' }
  const feed = 'code,contract,email\n3,2026,three@plant.by\n'
  const first = await send(feed, { query: 'sequence=9', headers })
  expect(await send(feed, { query: 'sequence=9', headers })).toEqual(first)
  const late = await send('code,contract,left\n3,,yes\n', { query: 'sequence=8' })
  expect([late.json.code, late.json.attributes]).toEqual(['FEED_OUTDATED', { lastSequence: 9 }])
  expect(await members()).toEqual(['1', '2', '3'])
})

test.each([
  ['contract', 'code,email\n1,ivan@plant.by\n'],
  ['code', 'left\nyes\n'],
])('a column that is missing is named, and nothing is changed: %s', async (column, feed) => {
  const { status, json } = await send(feed)
  expect([status, json.attributes]).toEqual([
    400,
    { fields: [{ path: `body.${column}`, problem: 'missing_column' }] },
  ])
  expect(await members()).toEqual(['1', '2'])
})

test('a column that is there twice under different names is refused', async () => {
  const { status, json } = await send('code;contract;Код\n1;д-1;2\n')
  expect([status, json.attributes]).toEqual([
    400,
    { fields: [{ path: 'body.Код', problem: 'duplicate_column' }] },
  ])
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

test('a packed feed is unpacked, and one that is damaged changes nothing', async () => {
  const packed = gzipSync('code,contract,email\n3,2026,three@plant.by\n')
  const headers = { 'content-type': 'application/gzip' }
  expect((await send(packed.subarray(0, packed.length - 9), { headers })).json.code).toBe('INVALID_ARGUMENT')
  expect(await members()).toEqual(['1', '2'])
  expect((await send(packed, { headers })).json.added).toBe(1)
})

test('a key of another programme, of an organisation and no key get the same answer', async () => {
  const other = (await addFeedKey({ kind: 'programme', code: 'shield' }, null, { db, clock }))?.key ?? ''
  const clinic = (await addFeedKey({ kind: 'provider', code: 'lode' }, null, { db, clock }))?.key ?? ''
  const replies = await Promise.all([
    send('x', { with: other }),
    send('x', { with: clinic }),
    send('x', { with: 'feed_none' }),
    send('x', { of: 'shield' }),
  ])
  for (const { status, json } of replies) expect([status, json.code]).toEqual([401, 'INVALID_FEED_KEY'])
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
