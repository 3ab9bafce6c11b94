import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { invoiceActs, readFeed } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed, positionsOf } from '../testing/invoice-feed.ts'

const world = await testWorld()
const { decide, list } = invoiceActs(world)
const { key, keyOf, send, coveredVisit, providerCode } = await invoiceFeed(world)
const other = await world.newClinic()
await world.cover(await world.patient(), { code: 'epam' })

let { patient, covered, doctor, visitId } = await coveredVisit()
let nth = 0
beforeEach(async () => {
  ;({ patient, covered, doctor, visitId } = await coveredVisit())
  nth += 1
})
const lines = (code: string, ...rest: string[]) => positionsOf(visitId, code, ...rest)

test('keys of others, of the coverer and wrong ones get the same answer', async () => {
  const keys = [await keyOf('provider', other.providerCode), await keyOf('programme', 'bns'), 'feed_wrong']
  const replies = await Promise.all(keys.map(by => send(`${HEADER}\n${lines('X')}`, { by })))
  const reads = await Promise.all(keys.map(by => readFeed(world, `providers/${providerCode}`, by)))
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  for (const { status, json } of [...replies, ...reads])
    expect([status, json.code]).toEqual([401, 'INVALID_FEED_KEY'])
  // Neither whether a programme is there, nor whether it has decisions.
  const [bns, epam] = [await keyOf('programme', 'bns'), await keyOf('programme', 'epam')]
  const foreign = await Promise.all([
    readFeed(world, 'programmes/epam', bns),
    readFeed(world, 'programmes/bns', epam),
    readFeed(world, 'programmes/nobody', bns),
    readFeed(world, 'programmes/bns', 'feed_wrong'),
    readFeed(world, 'programmes/bns', key),
  ])
  for (const { status, json } of foreign)
    expect([status, json.code, json.attributes]).toEqual([
      401,
      'INVALID_FEED_KEY',
      foreign[3].json.attributes,
    ])
})

test('the organisation and the coverer read what was said; another coverer does not', async () => {
  const code = `R-${nth}`
  await send(`${HEADER}\n${lines(code)}`)
  const [{ id }] = (await list(patient)).json
  const [providers, bns] = [`providers/${providerCode}`, await keyOf('programme', 'bns')]
  const before = (await readFeed(world, providers, key, '?limit=1000')).json.last
  await decide(patient, id, { kind: 'PARTIAL', rejected: [{ position: 2, reason: 'Не делали' }] })
  const { decisions, last, hasMore } = (await readFeed(world, providers, key, `?after=${before}`)).json
  expect(decisions).toMatchObject([
    {
      ...{
        invoice: code,
        orderId: visitId,
        decision: 'PARTIAL',
        covererCode: 'bns',
        visitDate: '2026-02-27',
      },
      positions: [
        { amount: 6550, covered: 6000, accepted: true, reason: null },
        { amount: 2000, covered: 2000, accepted: false, reason: 'Не делали' },
      ],
    },
  ])
  expect([last, hasMore]).toEqual([decisions[0].number, false])
  const [seen] = (await readFeed(world, 'programmes/bns', bns, `?after=${before}`)).json.decisions
  expect(seen).toMatchObject({ invoice: code, member: expect.stringMatching(/^member-/) })
  expect(Object.keys(seen)).not.toContain('orderId')
  expect((await readFeed(world, 'programmes/epam', await keyOf('programme', 'epam'))).json).toEqual({
    decisions: [],
    last: 0,
    hasMore: false,
  })
})

test('a number beyond the last decision is answered with the true last one, from which nothing later is missed', async () => {
  const id = await world.invoice(visitId)
  const [providers, programmes] = [`providers/${providerCode}`, 'programmes/bns']
  const bns = await keyOf('programme', 'bns')
  await decide(patient, id, { kind: 'CONFIRMED' })
  for (const [feed, by] of [
    [providers, key],
    [programmes, bns],
  ] as const) {
    const { last } = (await readFeed(world, feed, by, '?limit=1000')).json
    expect((await readFeed(world, feed, by, '?after=999999')).json).toEqual({
      decisions: [],
      last,
      hasMore: false,
    })
    expect((await readFeed(world, feed, by, `?after=${last}`)).json.last).toBe(last)
  }
  const epam = await keyOf('programme', 'epam')
  expect((await readFeed(world, 'programmes/epam', epam, '?after=999999')).json.last).toBe(0)
})

/** Confirms or rejects a new invoice; returns what the coverer reads of it. */
async function readByCoverer(code: string, body: object) {
  await send(`${HEADER}\n${lines(code)}`)
  const [{ id }] = (await list(patient)).json
  await decide(patient, id, body)
  return readOfCoverer(code)
}

async function readOfCoverer(code: string) {
  const { decisions } = (
    await readFeed(world, 'programmes/bns', await keyOf('programme', 'bns'), '?limit=1000')
  ).json
  return decisions.filter(({ invoice }: { invoice: string }) => invoice === code)
}
const REJECTED = { kind: 'REJECTED', reason: 'Платила сама' }

test('the coverer is told as whom the visit was booked, though the patient became another member since', async () => {
  const { coverageId, memberId } = covered
  const { code: member } = await world.db
    .selectFrom('programme_member')
    .select('code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  await world.db
    .insertInto('coverage_use')
    .values({ visit_id: visitId, coverage_id: coverageId, programme_code: 'bns', share: 100 })
    .execute()
  const ended = { ended_at: world.clock.now(), ended_by: 'COVERER' }
  await world.db.updateTable('coverage').set(ended).where('id', '=', coverageId).execute()
  await world.cover(patient, { code: 'bns', kind: 'INSURER', activatesOn: '2026-03-02' })
  expect(await readByCoverer(`N-${nth}`, REJECTED)).toMatchObject([{ member, decision: 'REJECTED' }])
})

test('the coverer is told of a relative by the member who covers them', async () => {
  const { coverageId, memberId } = covered
  const { code: member } = await world.db
    .selectFrom('programme_member')
    .select('code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const profileId = await world.relative(patient.accountId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  await world.db.updateTable('visit').set({ profile_id: profileId }).where('id', '=', visitId).execute()
  await world.db
    .insertInto('coverage_use')
    .values({ visit_id: visitId, coverage_id: coverageId, programme_code: 'bns', share: 100 })
    .execute()
  expect(await readByCoverer(`K-${nth}`, { kind: 'CONFIRMED' })).toMatchObject([{ member }])
})

test('an invoice of before for a visit at own expense stays unknown to the coverer, unless the patient confirms that it pays', async () => {
  let answers = 0
  const answered = async (body: object) => {
    const id = await world.invoice(
      await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 9 + ++answers }),
    )
    await decide(patient, id, body)
    const { code } = (await list(patient)).json.find((invoice: { id: string }) => invoice.id === id)
    return readOfCoverer(code)
  }
  expect(await answered(REJECTED)).toEqual([])
  expect(await answered({ kind: 'CONFIRMED' })).toHaveLength(1)
})

test('whoever reads on from the last number misses no decision, however many decide at once', async () => {
  const code = (of: number) => `M-${nth}-${of}`
  const start = (await readFeed(world, `providers/${providerCode}`, key, '?limit=1000')).json.last
  const people = await world.patients(12)
  for (const [at, person] of people.entries()) {
    const visit = await world.pastVisit(person, doctor.assignmentId, { daysAgo: 30 + at })
    await world.invoice(visit, { code: code(at) })
  }
  const seen: string[] = []
  let [after, isDone] = [start, false]
  const reading = (async () => {
    for (let rest = 2; rest > 0; rest -= isDone ? 1 : 0) {
      const { json } = await readFeed(world, `providers/${providerCode}`, key, `?after=${after}&limit=3`)
      after = json.last
      if (json.hasMore && isDone) rest += 1
      seen.push(...json.decisions.map(({ invoice }: { invoice: string }) => invoice))
    }
  })()
  await Promise.all(
    people.map(async person => {
      const [{ id }] = (await list(person)).json
      expect((await decide(person, id, { kind: 'CONFIRMED' })).status).toBe(200)
    }),
  )
  isDone = true
  await reading
  expect(seen.toSorted()).toEqual(people.map((_, at) => code(at)).toSorted())
})
