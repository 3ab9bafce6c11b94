import { testWorld } from '@vizit/test-kit/world/world.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const world = await testWorld()
for (const surname of ['Ковалевич', 'Соловьёв', 'Жук']) {
  const { doctorId, assignmentId } = await world.doctor({ at: await world.newClinic() })
  const serviceId = await world.service(assignmentId)
  await world.db.updateTable('doctor').set({ last_name_ru: surname }).where('id', '=', doctorId).execute()
  const name = `Приём: ${surname}`
  await world.db.updateTable('service').set({ name_ru: name }).where('id', '=', serviceId).execute()
}

const LISTS = ['doctors', 'medcenters', 'services', 'drugs'] as const
type List = (typeof LISTS)[number]

/** The query as it is written in the address. */
async function ask(list: List | 'search', query: string) {
  const reply = await world.app.inject({ url: `/api/v2/public/${list}?${query}` })
  return { status: reply.statusCode, body: reply.json() }
}

const NO_WORDS = [
  '   ',
  '%%%',
  '___',
  '\\%\\_',
  "'; drop table doctor; --",
  '😀😀😀',
  '\u202e\u202e\u202e',
  '\u200f\u200e\u200f',
]
const WORDS = [
  'ков%лев',
  '‮ковалевич',
  '👩‍⚕️ врач',
  'שלום עולם',
  'مرحبا',
  'e\u0301'.repeat(30),
  'İİİİ',
  'ﬃ ﬃ ﬃ',
  '\u0301\u0301\u0301\u0301',
]

test.each([...NO_WORDS, ...WORDS])('%j is answered by every list and by the search', async q => {
  for (const list of [...LISTS, 'search'] as const)
    expect([list, (await ask(list, `q=${encodeURIComponent(q)}`)).status]).toEqual([list, 200])
})

test.each(['%%%', '___', '😀😀😀', "'''"])('%j stands for nothing, not for everything', async q => {
  for (const list of LISTS) {
    const { body } = await ask(list, `q=${encodeURIComponent(q)}`)
    expect([list, body.total]).toEqual([list, 0])
  }
  const { body } = await ask('search', `q=${encodeURIComponent(q)}`)
  expect(body.order).toEqual([])
})

test.each([
  ['10,000 characters', `q=${'%D0%B0'.repeat(2500)}`],
  ['NUL', 'q=abc%00def'],
  ['a broken escape', 'q=%E0%A4%A'],
  ['half of a surrogate pair', 'q=%ED%A0%80abc'],
  ['an overlong form of a letter', 'q=%C1%81%C1%81%C1%81'],
  ['two queries', 'q=abc&q=def'],
  ['two limits', 'q=abcd&limit=1&limit=2'],
  ['no rows', 'q=abcd&limit=0'],
  ['less than none', 'q=abcd&limit=-1'],
  ['a billion rows', 'q=abcd&limit=1e9'],
  ['one and a half', 'q=abcd&limit=1.5'],
  ['rows by name', 'q=abcd&limit=__proto__'],
  ['a town that is none', 'q=abcd&locationCode=999999'],
  ['a town beyond any number', 'q=abcd&locationCode=1e309'],
  ['an object for a query', 'q[a]=abcd&q[b]=x'],
])('%s is answered or refused by its field, never as our mistake', async (_case, query) => {
  for (const list of [...LISTS, 'search'] as const) {
    const { status, body } = await ask(list, query)
    expect([list, status < 500, status === 200 || typeof body.code === 'string']).toEqual([list, true, true])
  }
})

const SORTS: Record<Exclude<List, 'drugs'>, readonly string[]> = {
  doctors: ['sort=byDate', 'sort=byName', 'sort=byFeedbacks'],
  medcenters: ['sort=byDoctorsCount', 'sort=byMedcenterName', 'sort=byFeedbacks'],
  services: [''],
}
const pages = Object.entries(SORTS).flatMap(([list, sorts]) =>
  sorts.map(sort => [list as keyof typeof SORTS, sort] as const),
)

const cursorOf = async (list: List, sort: string): Promise<string> => {
  const { body } = await ask(list, `${sort}&limit=1`)
  expect([list, typeof body.nextCursor]).toEqual([list, 'string'])
  return body.nextCursor
}

test('a cursor of another list is refused', async () => {
  for (const [list, sort] of pages) {
    const cursor = await cursorOf(list, sort)
    for (const other of LISTS.filter(each => each !== list)) {
      const { status, body } = await ask(other, `cursor=${cursor}`)
      expect([list, other, status, body.code]).toEqual([list, other, 400, 'INVALID_ARGUMENT'])
    }
  }
})

test('a cursor of another sort, town or filter is refused', async () => {
  const others = {
    doctors: ['sort=byName', 'locationCode=17', 'profile=1'],
    medcenters: ['sort=byDoctorsCount', 'locationCode=17', 'q=abc'],
    services: ['locationCode=17', 'age=5'],
  } as const
  for (const [list, sort] of pages) {
    const cursor = await cursorOf(list, sort)
    expect([list, (await ask(list, `${sort}&limit=2&cursor=${cursor}`)).status]).toEqual([list, 200])
    for (const other of others[list].filter(each => each !== sort)) {
      const { status, body } = await ask(
        list,
        `${other.startsWith('sort') ? '' : sort}&${other}&cursor=${cursor}`,
      )
      expect([list, sort, other, status, body.code]).toEqual([list, sort, other, 400, 'INVALID_ARGUMENT'])
    }
  }
})

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    1.5,
    -1,
    0,
    1e300,
    -1e300,
    2 ** 53,
    2 ** 31,
    2 ** 63,
    '',
    'NaN',
    'Infinity',
    null,
    true,
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double({ noNaN: true }),
)

test('whatever stands in a cursor, it is answered or refused as one', { timeout: 120_000 }, async () => {
  const taken = await Promise.all(
    pages
      .filter(([list]) => list !== 'doctors')
      .map(
        async ([list, sort]) =>
          [list, sort, JSON.parse(Buffer.from(await cursorOf(list, sort), 'base64url').toString())] as const,
      ),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...taken),
      fc.nat(2),
      odd,
      async ([list, sort, [order, values, id]], at, value) => {
        const changed = values.map((each: unknown, n: number) => (n === at % values.length ? value : each))
        const cursor = Buffer.from(JSON.stringify([order, changed, id])).toString('base64url')
        const { status, body } = await ask(list, `${sort}&cursor=${cursor}`)
        expect([200, 400]).toContain(status)
        if (status === 400) expect(body.code).toBe('INVALID_ARGUMENT')
      },
    ),
    { numRuns: 150 },
  )
})
