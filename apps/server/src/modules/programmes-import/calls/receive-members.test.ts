import { gzipSync } from 'node:zlib'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { membersFeed } from '../testing/members-feed.ts'

const { begin, keyOf, members, send } = membersFeed(await testWorld())
beforeEach(begin)

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

test('of a family all name one member: lines that name one who names another, or who is named, are told', async () => {
  const { json } = await send(
    [
      'code,contract,email,family',
      '3,2026,three@plant.by,4',
      '4,2026,four@plant.by,3',
      '5,2026,five@plant.by,5',
      '6,2026,six@plant.by,5',
      '7,2026,seven@plant.by,6',
      '',
    ].join('\n'),
  )
  const problems = ({ rejected }: typeof json) =>
    rejected.lines.map(({ line, column, problem }: Record<string, string>) => [line, column, problem])
  expect(problems(json)).toEqual([2, 3, 6].map(line => [line, 'family', 'programmes.familyOfAnother']))
  const later = await send('code,contract,email,family\n5,2026,five@plant.by,1\n8,2026,eight@plant.by,6\n', {
    query: 'sequence=2',
  })
  expect(problems(later.json)).toEqual([2, 3].map(line => [line, 'family', 'programmes.familyOfAnother']))
  const turned = await send('code,contract,email,family\n5,2026,five@plant.by,6\n6,2026,six@plant.by,\n', {
    query: 'sequence=3',
  })
  expect(problems(turned.json)).toEqual([])
})

test('what is stored of a member whose line is told counts for the families of others, as does who would leave by a full list', async () => {
  const told = async (lines: readonly string[], query: string) => {
    const { json } = await send(`code,contract,email,family\n${lines.join('\n')}\n`, { query })
    return json.rejected.lines.map(({ line, problem }: Record<string, string>) => [line, problem])
  }
  const [five, six] = ['5,2026,five@plant.by,', '6,2026,six@plant.by,5']
  expect(await told([five, six], 'sequence=1')).toEqual([])
  // 6 stays with 5, who so cannot come to 1.
  expect(await told([`${five}1`, six], 'sequence=2')).toEqual([
    [2, 'programmes.familyOfAnother'],
    [3, 'programmes.familyOfAnother'],
  ])
  const full = ['1,2026,ivan@plant.by,', '2,2026,anna@zavod.by,1', `${five}1`]
  // Nobody leaves by a list with a wrong line: 6 neither.
  expect(await told([...full, '7,2026,five@plant.by,'], 'sequence=3&mode=full')).toEqual([
    [4, 'programmes.familyOfAnother'],
    [5, 'problem.duplicate'],
  ])
  expect(await told(full, 'sequence=4&mode=full')).toEqual([])
  expect(await members()).toEqual(['1', '2', '5', '-6'])
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

test('a packed feed is unpacked, and one that is damaged changes nothing', async () => {
  const packed = gzipSync('code,contract,email\n3,2026,three@plant.by\n')
  const headers = { 'content-type': 'application/gzip' }
  expect((await send(packed.subarray(0, packed.length - 9), { headers })).json.code).toBe('INVALID_ARGUMENT')
  expect(await members()).toEqual(['1', '2'])
  expect((await send(packed, { headers })).json.added).toBe(1)
})

test('a key of another programme, of an organisation and no key get the same answer', async () => {
  const other = await keyOf('programme', 'shield')
  const clinic = await keyOf('provider', 'lode')
  const replies = await Promise.all([
    send('x', { with: other }),
    send('x', { with: clinic }),
    send('x', { with: 'feed_none' }),
    send('x', { of: 'shield' }),
  ])
  for (const { status, json } of replies) expect([status, json.code]).toEqual([401, 'INVALID_FEED_KEY'])
})
