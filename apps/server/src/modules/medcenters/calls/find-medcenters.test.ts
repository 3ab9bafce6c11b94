import { createBranch } from '@vizit/test-kit/world/branch.ts'
import { createTown, GOMEL } from '@vizit/test-kit/world/clinic.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const path = '/api/v2/public/medcenters'
const { clinic, db } = world
await createTown(db, GOMEL)
await db.insertInto('programme').values({ code: 'epam', kind: 'EMPLOYER', caption_ru: 'EPAM' }).execute()
/** Three branches: «Немига» with two doctors, «Берёзка» with three, «Якорь» in Gomel with one. */
const birch = { ...clinic, branchId: await createBranch(db, clinic, 'Берёзка') }
const anchor = { ...(await world.newClinic()) }
await db
  .updateTable('branch')
  .set({ name_ru: 'Якорь', name_be: 'Якар', name_en: 'Anchor', location_code: 232 })
  .where('id', '=', anchor.branchId)
  .execute()
for (const at of [clinic, clinic, birch, birch, birch, anchor]) await world.doctor({ at, slots: 0 })
const ALL = [birch.branchId, clinic.branchId, anchor.branchId]

interface Item {
  readonly branchId: string
  readonly [field: string]: unknown
}
async function find(query: string, language = 'ru') {
  const { status, json } = await world.call('GET', `${path}?${query}`, {
    language,
  })
  return { status, json, items: (json.items ?? []) as Item[] }
}
const idsOf = async (query: string, language?: string) =>
  (await find(query, language)).items.map(({ branchId }) => branchId)
const refusedField = async (query: string) => {
  const { status, json } = await find(query)
  return [status, json.code, json.attributes?.fields?.[0]?.path]
}

test('a medical centre is listed with its organisation, contacts and counts', async () => {
  const { items, json } = await find('q=немиг&locationCode=17')
  expect(json.total).toBe(1)
  expect(items).toEqual([
    {
      branchId: clinic.branchId,
      branch: 'Филиал на Немиге',
      providerCode: clinic.providerCode,
      provider: 'Клиника «Мир»',
      isDemo: false,
      phones: '375172000000;375291000000',
      address: 'ул. Немига, 5',
      locationCode: 17,
      latitude: 53.9042,
      longitude: 27.5506,
      photoUrl: null,
      doctorsCount: 2,
      servicesCount: 0,
      reviewsCount: 0,
      openNow: null,
      service: null,
    },
  ])
})

test('the doctors of a branch are counted again when ten seconds have passed', async () => {
  const other = await world.newClinic()
  const filter = `q=немиг&locationCode=17&sort=byMedcenterName`
  const counted = async () =>
    (await find(filter)).items.find(({ branchId }) => branchId === other.branchId)?.doctorsCount
  await db.updateTable('branch').set({ name_ru: 'Немига, второй' }).where('id', '=', other.branchId).execute()
  expect(await counted()).toBe(0)
  await world.doctor({ at: other, slots: 0 })
  expect(await counted()).toBe(0)
  world.clock.advance(1)
  expect(await counted()).toBe(1)
  await db.updateTable('branch').set({ active: false }).where('id', '=', other.branchId).execute()
})

test('centres are ordered by doctors, or by name in the alphabet of the language', async () => {
  expect(await idsOf('')).toEqual(ALL)
  expect(await idsOf('sort=byMedcenterName')).toEqual(ALL)
  expect(await idsOf('sort=byMedcenterName', 'en')).toEqual([
    anchor.branchId,
    clinic.branchId,
    birch.branchId,
  ])
})

test.each(['byDoctorsCount', 'byMedcenterName', 'byFeedbacks'])(
  'pages by %s list each centre once, also when others come between',
  async sort => {
    const whole = await idsOf(`sort=${sort}`)
    const first = await find(`sort=${sort}&limit=1`)
    const added = await createBranch(db, clinic, 'Аист')
    const rest = await find(`sort=${sort}&limit=100&cursor=${first.json.nextCursor}`)
    await db.deleteFrom('branch').where('id', '=', added).execute()
    const listed = [...first.items, ...rest.items].map(({ branchId }) => branchId)
    expect(listed.filter(id => id !== added)).toEqual(whole)
    expect(rest.json.nextCursor).toBeNull()
  },
)

test('a town and words narrow the list; ё is е, and nothing in a word is a wildcard', async () => {
  expect(await idsOf('locationCode=232')).toEqual([anchor.branchId])
  expect(await idsOf('locationCode=0')).toHaveLength(3)
  expect(await idsOf(`q=${encodeURIComponent('БЕРЕЗКА')}`)).toEqual([birch.branchId])
  expect(await idsOf(`q=${encodeURIComponent('клиника якорь')}`)).toEqual([anchor.branchId])
  // In the Latin layout, and with a letter missing.
  for (const q of [',thtprf', 'березк', 'беезка', 'biarozka'])
    expect([q, await idsOf(`q=${encodeURIComponent(q)}`)]).toEqual([q, [birch.branchId]])
  expect(await idsOf(`q=${encodeURIComponent('як')}`)).toHaveLength(3)
  for (const q of ['%%%', '___', '.*.*', "'''"]) expect(await idsOf(`q=${encodeURIComponent(q)}`)).toEqual([])
})

test.each([
  ['an unknown town', 'locationCode=5', 'locationCode'],
  ['an unknown service', 'serviceId=999999', 'serviceId'],
  ['an unknown programme', 'filter=byProgram&programId=nobody', 'programId'],
  ['an unknown programme that filters nothing', 'programId=nobody', 'programId'],
  ['a programme that is no code', 'programId=%D0%B0', 'programId'],
  ['no programme', 'filter=byProgram', 'programId'],
  ['an unknown order', 'sort=byStars', 'sort'],
  ['prices without a service', 'sort=byPrice', 'sort'],
  ['no order without a service', 'sort=withoutSort', 'sort'],
  ['a query of 10,000 characters', `q=${'a'.repeat(10_000)}`, 'q'],
  ['no page', 'limit=0', 'limit'],
  ['a cursor that is none', 'cursor=abc', 'cursor'],
  ['a cursor of another list', 'sort=byFeedbacks&cursor=WyJieURvY3RvcnNDb3VudCIsWy0xXSwiMSJd', 'cursor'],
])('%s is refused and named', async (_case, query, field) => {
  expect(await refusedField(query)).toEqual([400, 'INVALID_ARGUMENT', field])
})

test('only centres that are open now are listed on request, and each says when it closes', async () => {
  // Monday, 9:00 in Minsk.
  await db
    .insertInto('branch_hours')
    .values([
      { branch_id: birch.branchId, day: 1, opens: 480, closes: 1200 },
      { branch_id: anchor.branchId, day: 1, opens: 600, closes: 1200 },
    ])
    .execute()
  const { items } = await find('openNow=true')
  expect(items.map(({ branchId, openNow }) => [branchId, openNow])).toEqual([
    [birch.branchId, { isOpen: true, changesAt: '2026-03-02T17:00:00Z' }],
  ])
  const all = await find('')
  expect(all.items.map(({ openNow }) => (openNow as { isOpen: boolean } | null)?.isOpen)).toEqual([
    true,
    undefined,
    false,
  ])
})

test('centres with more reviews come first by byFeedbacks', async () => {
  await db.insertInto('branch_review_count').values({ branch_id: anchor.branchId, reviews: 3 }).execute()
  const { items } = await find('sort=byFeedbacks')
  expect(items.map(({ branchId, reviewsCount }) => [branchId, reviewsCount])).toEqual([
    [anchor.branchId, 3],
    [clinic.branchId, 0],
    [birch.branchId, 0],
  ])
})

test('a suspended organisation and a closed branch are not listed', async () => {
  const gone = await world.newClinic({ active: false })
  const closed = await createBranch(db, clinic, 'Закрыт')
  await db.updateTable('branch').set({ active: false }).where('id', '=', closed).execute()
  const ids = await idsOf('')
  expect(ids).not.toContain(gone.branchId)
  expect(ids).not.toContain(closed)
})

test('bookmarks are those of the account: nobody is known in the public list', async () => {
  expect((await find('filter=bookmarks')).json.code).toBe('UNAUTHENTICATED')
  const { bearer } = await world.patient()
  const own = async (query = '') => {
    const { json } = await world.call('GET', `/api/v2/my/medcenters?${query}`, { bearer })
    return json.items.map(({ branchId }: Item) => branchId)
  }
  expect(await own('filter=bookmarks')).toEqual([])
  await world.call('PUT', `/api/v2/my/favourites/medcenters/${anchor.branchId}`, { bearer, body: {} })
  expect(await own()).toEqual([anchor.branchId])
  expect(await own('locationCode=17')).toEqual([])
})

test('a programme leaves the centres where its coverer says that it covers something, and the other way round', async () => {
  await db
    .insertInto('programme_cover')
    .values([
      { programme_code: 'epam', provider_id: clinic.providerId, coverage: 'COVERED' },
      {
        ...{ programme_code: 'epam', provider_id: clinic.providerId, branch_id: birch.branchId },
        coverage: 'NOT_COVERED',
      },
    ])
    .execute()
  expect(await idsOf('filter=byProgram&programId=epam')).toEqual([clinic.branchId])
  expect(await idsOf('filter=notByProgram&programId=epam')).toEqual([birch.branchId, anchor.branchId])
  expect(await refusedField('filter=notByProgram')).toEqual([400, 'INVALID_ARGUMENT', 'programId'])
  await db.deleteFrom('programme_cover').execute()
  expect(await idsOf('filter=notByProgram&programId=epam')).toEqual(ALL)
  expect(await idsOf('programId=epam')).toEqual(ALL)
})
