import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { addFeedKey, type KeyOwner } from '../../feeds/public.ts'
import { invoiceActs, readFeed } from '../testing/invoice-acts.ts'

const world = await testWorld()
const { decide, list } = invoiceActs(world)
const { providerCode } = world.clinic
const keyOf = async (kind: KeyOwner, code: string) =>
  requireValue(await addFeedKey({ kind, code }, null, { db: world.db, clock: world.clock })).key
const path = `/api/v2/feeds/providers/${providerCode}/invoices`
const other = await world.newClinic()

type Patient = Awaited<ReturnType<typeof world.patient>>
let patient: Patient
let doctor: Awaited<ReturnType<typeof world.doctor>>
let visitId: string
let covered: Awaited<ReturnType<typeof world.cover>>
let sequence = 0
const key = await keyOf('provider', providerCode)
beforeEach(async () => {
  patient = await world.patient()
  covered = await world.cover(patient, { code: 'bns', kind: 'INSURER' })
  doctor = await world.doctor()
  visitId = await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 3, covererCode: 'bns' })
  sequence += 10
})

const HEADER = 'invoice,visit,programme,date,position,service,amount,covered'
const lines = (code: string, ...rest: string[]) =>
  [
    `${code},${visitId},bns,2026-03-01,1,Приём,"65,50",60`,
    `${code},${visitId},bns,2026-03-01,2,ЭКГ,20,`,
    ...rest,
  ].join('\n')
async function send(payload: string, { at = sequence++, headers = {}, by = key, to = path } = {}) {
  const reply = await world.app.inject({
    method: 'POST',
    url: `${to}?sequence=${at}`,
    headers: { authorization: `Bearer ${by}`, 'content-type': 'text/csv', ...headers },
    payload,
  })
  return { status: reply.statusCode, text: reply.body, json: reply.json() }
}

test('an organisation sends invoices; the same again changes nothing, and a lost answer is given again', async () => {
  const feed = `${HEADER}\n${lines(`F-${sequence}`)}`
  const at = sequence
  const headers = { 'idempotency-key': `k${at}` }
  const first = await send(feed, { headers })
  expect(first.json).toMatchObject({ added: 1, corrected: 0, unchanged: 0, rejected: { count: 0 } })
  expect((await send(feed, { headers, at })).text).toBe(first.text)
  expect((await send(feed)).json).toMatchObject({ added: 0, unchanged: 1 })
  expect((await send(feed, { at })).json).toMatchObject({ code: 'FEED_OUTDATED' })
  expect((await list(patient)).json).toMatchObject([{ amount: 8550, covered: 8000, version: 1 }])
})

test('the patient is told of an invoice and of its correction, which has a version of its own', async () => {
  const code = `C-${sequence}`
  await send(`${HEADER}\n${lines(code)}`)
  await send(`${HEADER}\n${lines(code, `${code},${visitId},bns,2026-03-01,3,УЗИ,10,10`)}`)
  expect((await list(patient)).json).toMatchObject([{ amount: 9550, version: 2 }])
  const told = await world.db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', '=', patient.phone)
    .execute()
  expect(told.map(({ template }) => template)).toEqual(['invoice-received', 'invoice-corrected'])
})

test('a decided invoice is not corrected, and the organisation is told', async () => {
  const code = `D-${sequence}`
  await send(`${HEADER}\n${lines(code)}`)
  const [{ id }] = (await list(patient)).json
  await decide(patient, id, { kind: 'CONFIRMED' })
  const corrected = await send(`${HEADER}\n${lines(code, `${code},${visitId},bns,2026-03-01,3,УЗИ,10,10`)}`)
  expect(corrected.json).toMatchObject({
    corrected: 0,
    rejected: { count: 1, lines: [{ line: 2, column: 'invoice', problem: 'invoices.decided' }] },
  })
  expect((await list(patient)).json).toMatchObject([{ amount: 8550, state: 'CONFIRMED' }])
})

test('a correction and a decision at once: nobody decides about what they have not seen', async () => {
  for (let nth = 0; nth < 6; nth++) {
    const code = `S-${sequence}-${nth}`
    await send(`${HEADER}\n${lines(code)}`)
    const { id } = requireValue(
      ((await list(patient)).json as { id: string; code: string }[]).find(invoice => invoice.code === code),
    )
    const corrected = `${HEADER}\n${lines(code, `${code},${visitId},bns,2026-03-01,3,УЗИ,10,10`)}`
    const [sent, decided] = await Promise.all([send(corrected), decide(patient, id, { kind: 'CONFIRMED' })])
    const outcome = decided.status === 200 ? 'decided' : decided.json.code
    expect(['1 INVOICE_CHANGED', '0 decided']).toContain(`${sent.json.corrected} ${outcome}`)
  }
})

test('an invoice with a wrong line is not taken, the others are', async () => {
  const [good, bad] = [`G-${sequence}`, `B-${sequence}`]
  const { json } = await send(
    `${HEADER}\n${lines(good)}\n${bad},${visitId},bns,2026-03-01,1,Приём,free,\n${bad},${visitId},bns,2026-03-01,2,ЭКГ,1,`,
  )
  expect(json).toMatchObject({
    added: 1,
    rejected: { count: 1, lines: [{ line: 4, column: 'amount', problem: 'expected.rubles' }] },
  })
  expect(json.rejected.lines[0].detail).toMatch(/рублях/)
})

test('sums are read with spaces between thousands, and refused where a point could part them', async () => {
  const line = (code: string, sum: string) =>
    `${code}-${sequence},${visitId},bns,2026-03-01,1,Приём,"${sum}",`
  const { json } = await send(
    `${HEADER}\n${line('T', '1 000,50')}\n${line('N', '1\u00a0000,50')}\n${line('P', '1.000,50')}`,
  )
  expect(json).toMatchObject({
    added: 2,
    rejected: { count: 1, lines: [{ line: 4, column: 'amount', problem: 'expected.rubles' }] },
  })
  expect(json.rejected.lines[0].detail).toContain('1 000,50')
})

test('a day for an answer that is a year away is told: such an invoice would never end', async () => {
  const line = (code: string, until: string) =>
    `${code}-${sequence},${visitId},bns,2026-03-01,1,Приём,1,,${until}`
  const { json } = await send(
    `${HEADER},answer_until\n${line('Y', '2027-03-02')}\n${line('Z', '2027-03-03')}`,
  )
  expect(json).toMatchObject({
    added: 1,
    rejected: { lines: [{ line: 3, column: 'answer_until', problem: 'invoices.deadlineFar' }] },
  })
})

test('an invoice of 0.00 and one dated before its visit are told; one of the day of the visit with a free position is taken', async () => {
  const line = (code: string, at: number, date: string, amount: string) =>
    `${code}-${sequence},${visitId},bns,${date},${at},Приём,"${amount}",`
  const day = civilDateOf(
    (
      await world.db
        .selectFrom('visit')
        .select('starts_at')
        .where('id', '=', visitId)
        .executeTakeFirstOrThrow()
    ).starts_at,
  )
  const { json } = await send(
    [
      HEADER,
      ...[line('N', 1, '2026-03-01', '0'), line('N', 2, '2026-03-01', '0,00')],
      line('E', 1, addDays(day, -1), '10'),
      ...[line('F', 1, day, '0'), line('F', 2, day, '10')],
    ].join('\n'),
  )
  expect(json).toMatchObject({
    added: 1,
    rejected: {
      count: 2,
      lines: [
        { line: 2, column: 'amount', problem: 'invoices.nothingToPay' },
        { line: 4, column: 'date', problem: 'invoices.issuedBeforeVisit' },
      ],
    },
  })
  expect((await list(patient)).json).toMatchObject([{ amount: 1000 }])
})

test('a position that comes twice is told, though only one of its lines names the organisation', async () => {
  const code = `D-${sequence}`
  const line = `${code},${visitId},bns,2026-03-01,1,Приём,1,`
  const { status, json } = await send(`clinic,${HEADER}\n,${line}\n${providerCode},${line}`)
  expect([status, json.added]).toEqual([200, 0])
  expect(json.rejected.lines).toMatchObject([{ line: 3, column: 'position', problem: 'problem.duplicate' }])
})

test.each([
  ['Russian', 'Счёт;Визит;Программа;Дата;Позиция;Услуга;Сумма', ['Программа', 'Сумма', 'Ответить до']],
  [
    'English',
    'invoice;visit;programme;date;position;service;amount',
    ['programme', 'amount', 'answer_until'],
  ],
])(
  '%s columns are named as the file names them, whatever is wrong with them',
  async (_language, header, names) => {
    const [programme, amount, until = ''] = names
    const of = (what: string) => `N-${sequence}-${what}`
    const { json } = await send(
      [
        `${header};${until}`,
        `${of('a')};${visitId};nobody;2026-03-01;1;Приём;10;`,
        `${of('b')};${visitId};bns;2026-03-01;1;Приём;free;`,
        `${of('c')};${visitId};bns;2026-03-01;1;Приём;10;2026-01-01`,
      ].join('\n'),
    )
    expect(json.rejected.lines.map(({ column }: { column: string }) => column)).toEqual([
      programme,
      amount,
      until,
    ])
  },
)

test('NDJSON is told of by its own names', async () => {
  const common = { visit: visitId, date: '2026-03-01', position: 1, service: 'Приём' }
  const rows = [
    { ...common, invoice: `J-${sequence}`, programme: 'nobody', amount: 10 },
    { ...common, invoice: `K-${sequence}`, programme: 'bns', amount: 'free' },
  ]
  const { json } = await send(rows.map(row => JSON.stringify(row)).join('\n'), {
    headers: { 'content-type': 'application/x-ndjson' },
  })
  expect(json.rejected.lines).toMatchObject([{ column: 'programme' }, { column: 'amount' }])
})

test('where a line cannot be read at all, nothing is taken', async () => {
  const { json } = await send(`${HEADER}\n${lines(`Q-${sequence}`)}\nx,"y\n`)
  expect(json).toMatchObject({ added: 0, rejected: { lines: [{ line: 4, problem: 'feeds.quotes' }] } })
})

/** Who pays the visit; `entered`: by a registry, which does not say. */
async function payer(coverer: string | null, entered = false) {
  await world.db.updateTable('visit').set({ coverer_code: coverer }).where('id', '=', visitId).execute()
  if (!entered) return
  await world.db
    .insertInto('registry_visit')
    .values({
      ...{ visit_id: visitId, provider_id: world.clinic.providerId, number: `N-${sequence}` },
      ...{ assignment_id: doctor.assignmentId, starts_at: '2026-02-27T06:00:00Z', cancelled: false },
    })
    .execute()
}

test.each([
  [
    'one that was booked at own expense, though a programme covered its day',
    null,
    false,
    'bns',
    'ownExpense',
  ],
  ['one that another programme pays', 'bns', false, 'epam', 'otherProgramme'],
  [
    'one that a registry entered, of a patient whom the programme did not cover',
    null,
    true,
    'epam',
    'notCovered',
  ],
])('of visits, %s has no invoice, and the line is told', async (_visit, coverer, entered, asked, problem) => {
  await world.cover(await world.patient(), { code: 'epam' })
  await payer(coverer, entered)
  const { json } = await send(`${HEADER}\nE-${sequence},${visitId},${asked},2026-03-01,1,Приём,10,`)
  expect(json).toMatchObject({
    added: 0,
    rejected: { count: 1, lines: [{ line: 2, column: 'programme', problem: `invoices.${problem}` }] },
  })
  expect((await list(patient)).json).toEqual([])
})

test('a visit that a registry entered has an invoice of a programme that covered the patient on its day', async () => {
  await payer(null, true)
  expect((await send(`${HEADER}\n${lines(`V-${sequence}`)}`)).json).toMatchObject({ added: 1 })
})

test('keys of others, of the coverer and wrong ones get the same answer', async () => {
  const keys = [await keyOf('provider', other.providerCode), await keyOf('programme', 'bns'), 'feed_wrong']
  const replies = await Promise.all(keys.map(by => send(`${HEADER}\n${lines('X')}`, { by })))
  const reads = await Promise.all(keys.map(by => readFeed(world, `providers/${providerCode}`, by)))
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  for (const { status, json } of [...replies, ...reads])
    expect([status, json.code]).toEqual([401, 'INVALID_FEED_KEY'])
  const foreign = await readFeed(world, 'programmes/epam', await keyOf('programme', 'bns'))
  expect(foreign.json.code).toBe('INVALID_FEED_KEY')
})

test('the organisation and the coverer read what was said; another coverer does not', async () => {
  const code = `R-${sequence}`
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
  expect(await readByCoverer(`N-${sequence}`, REJECTED)).toMatchObject([{ member, decision: 'REJECTED' }])
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
  expect(await readByCoverer(`K-${sequence}`, { kind: 'CONFIRMED' })).toMatchObject([{ member }])
})

test('an invoice of before for a visit at own expense stays unknown to the coverer, unless the patient confirms that it pays', async () => {
  const answered = async (body: object) => {
    const id = await world.invoice(
      await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 9 + sequence++ }),
    )
    await decide(patient, id, body)
    const { code } = (await list(patient)).json.find((invoice: { id: string }) => invoice.id === id)
    return readOfCoverer(code)
  }
  expect(await answered(REJECTED)).toEqual([])
  expect(await answered({ kind: 'CONFIRMED' })).toHaveLength(1)
})

test('whoever reads on from the last number misses no decision, however many decide at once', async () => {
  const code = (nth: number) => `M-${sequence}-${nth}`
  const start = (await readFeed(world, `providers/${providerCode}`, key, '?limit=1000')).json.last
  const people = await world.patients(12)
  for (const [nth, person] of people.entries()) {
    const visit = await world.pastVisit(person, doctor.assignmentId, { daysAgo: 30 + nth })
    await world.invoice(visit, { code: code(nth) })
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
  expect(seen.toSorted()).toEqual(people.map((_, nth) => code(nth)).toSorted())
})
