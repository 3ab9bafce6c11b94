import { addDays } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { invoiceActs } from '../testing/invoice-acts.ts'
import { HEADER, invoiceFeed, positionsOf } from '../testing/invoice-feed.ts'

const world = await testWorld()
const { decide, list } = invoiceActs(world)
const { send, coveredVisit, providerCode, lastSequence } = await invoiceFeed(world)

let { patient, visitId } = await coveredVisit()
let nth = 0
beforeEach(async () => {
  ;({ patient, visitId } = await coveredVisit())
  nth += 1
})
const lines = (code: string, ...rest: string[]) => positionsOf(visitId, code, ...rest)

test('an organisation sends invoices; the same again changes nothing, and a lost answer is given again', async () => {
  const feed = `${HEADER}\n${lines(`F-${nth}`)}`
  const headers = { 'idempotency-key': 'k1' }
  const first = await send(feed, { headers })
  const at = lastSequence()
  expect(first.json).toMatchObject({ added: 1, corrected: 0, unchanged: 0, rejected: { count: 0 } })
  expect((await send(feed, { headers, at })).text).toBe(first.text)
  expect((await send(feed)).json).toMatchObject({ added: 0, unchanged: 1 })
  expect((await send(feed, { at })).json).toMatchObject({ code: 'FEED_OUTDATED' })
  expect((await list(patient)).json).toMatchObject([{ amount: 8550, covered: 8000, version: 1 }])
})

test('the patient is told of an invoice and of its correction, which has a version of its own', async () => {
  const code = `C-${nth}`
  await send(`${HEADER}\n${lines(code)}`)
  await testServices(world).notifications.dispatch()
  await send(`${HEADER}\n${lines(code, `${code},${visitId},bns,2026-03-01,3,УЗИ,10,10`)}`)
  expect((await list(patient)).json).toMatchObject([{ amount: 9550, version: 2 }])
  const told = await world.db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', '=', patient.phone)
    .execute()
  expect(told.map(({ template }) => template)).toEqual(['invoice-received', 'invoice-corrected'])
})

test('invoices of one visit and day are listed in the order in which they came', async () => {
  const codes = ['B', 'A', 'D', 'C', 'E'].map(code => `${code}-${nth}`)
  await send([HEADER, ...codes.map(code => `${code},${visitId},bns,2026-03-01,1,Приём,10,10`)].join('\n'))
  const listed = (await list(patient)).json.map(({ code }: { code: string }) => code)
  expect(listed).toEqual(codes)
})

test('a decided invoice is not corrected, and the organisation is told', async () => {
  const code = `D-${nth}`
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
  for (let turn = 0; turn < 6; turn++) {
    const code = `S-${nth}-${turn}`
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
  const [good, bad] = [`G-${nth}`, `B-${nth}`]
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
  const line = (code: string, sum: string) => `${code}-${nth},${visitId},bns,2026-03-01,1,Приём,"${sum}",`
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
  const line = (code: string, until: string) => `${code}-${nth},${visitId},bns,2026-03-01,1,Приём,1,,${until}`
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
    `${code}-${nth},${visitId},bns,${date},${at},Приём,"${amount}",`
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
  const code = `D-${nth}`
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
    const of = (what: string) => `N-${nth}-${what}`
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
    { ...common, invoice: `J-${nth}`, programme: 'nobody', amount: 10 },
    { ...common, invoice: `K-${nth}`, programme: 'bns', amount: 'free' },
  ]
  const { json } = await send(rows.map(row => JSON.stringify(row)).join('\n'), {
    headers: { 'content-type': 'application/x-ndjson' },
  })
  expect(json.rejected.lines).toMatchObject([{ column: 'programme' }, { column: 'amount' }])
})

test('where a line cannot be read at all, nothing is taken', async () => {
  const { json } = await send(`${HEADER}\n${lines(`Q-${nth}`)}\nx,"y\n`)
  expect(json).toMatchObject({ added: 0, rejected: { lines: [{ line: 4, problem: 'feeds.quotes' }] } })
})

test('what was taken once is taken again unchanged, though its visit is cancelled and its time over by then', async () => {
  const feed = `${HEADER},answer_until\n${lines(`O-${nth}`).replaceAll('\n', ',2026-03-05\n')},2026-03-05`
  expect((await send(feed)).json).toMatchObject({ added: 1 })
  await world.db
    .updateTable('visit')
    .set({ status: 'cancelled', cancelled_at: world.clock.now() })
    .where('id', '=', visitId)
    .execute()
  world.clock.set('2026-03-07T09:00:00Z')
  expect((await send(feed)).json).toMatchObject({ unchanged: 1, rejected: { count: 0 } })
  const corrected = await send(feed.replace('ЭКГ', 'УЗИ'))
  world.clock.set(WORLD_START)
  expect(corrected.json.rejected.lines).toMatchObject([
    { column: 'visit', problem: 'invoices.cancelledVisit' },
    { column: 'answer_until', problem: 'invoices.deadlinePassed' },
  ])
})

test.each([
  ['that is none', 'WALK', 'expected.clinicCode'],
  ['of another medical centre', 'another', 'invoices.foreignClinic'],
])(
  'a line with a code of a medical centre %s leaves no invoice without it',
  async (_case, clinic, problem) => {
    const line = (code: string, position: number) =>
      `${code},X-${nth},${visitId},bns,2026-03-01,${position},Приём,10,10`
    const { json } = await send([`clinic,${HEADER}`, line(providerCode, 1), line(clinic, 2)].join('\n'))
    expect(json).toMatchObject({ added: 0 })
    expect(json.rejected.lines).toContainEqual(expect.objectContaining({ line: 3, problem }))
    expect((await list(patient)).json).toEqual([])
  },
)

test('a line without a number of an invoice is told of that only: its visit exists', async () => {
  const line = (visit: string) => `,${visit},bns,2026-03-01,1,Приём,1,`
  const { json } = await send([HEADER, line(visitId)].join('\n'))
  expect(json.rejected.lines).toMatchObject([{ line: 2, column: 'invoice', problem: 'problem.required' }])
  const both = await send([HEADER, line('nowhere')].join('\n'))
  expect(both.json.rejected.lines.map(({ problem }: { problem: string }) => problem).toSorted()).toEqual([
    'invoices.unknownVisit',
    'problem.required',
  ])
})

test('an amount above the bound is told with the bound', async () => {
  const line = (code: string, sum: string) => `${code}-${nth},${visitId},bns,2026-03-01,1,Приём,"${sum}",`
  const { json } = await send(
    [HEADER, line('U', '9 999 999,99'), line('V', '12 345 678,90'), line('W', '12345678901')].join('\n'),
  )
  expect(json).toMatchObject({ added: 1, rejected: { lines: [{ line: 3 }, { line: 4 }] } })
  for (const { detail } of json.rejected.lines) expect(detail).toContain('до 9 999 999,99')
})

test('positions have numbers of any length, and an invoice at most 250 of them', async () => {
  const line = (code: string, position: number) =>
    `${code}-${nth},${visitId},bns,2026-03-01,${position},Приём,1,`
  const many = Array.from({ length: 251 }, (_, at) => line('M', 10 * (at + 1)))
  const { json } = await send([HEADER, line('L', 100_000_010), line('L', 999_999_999), ...many].join('\n'))
  expect(json).toMatchObject({
    added: 1,
    rejected: { count: 1, lines: [{ line: 254, column: 'position', problem: 'invoices.tooManyPositions' }] },
  })
  const [{ id, positions }] = (await list(patient)).json
  expect(positions.map(({ position }: { position: number }) => position)).toEqual([100_000_010, 999_999_999])
  const part = { kind: 'PARTIAL', rejected: [{ position: 999_999_999, reason: 'Не делали' }] }
  expect((await decide(patient, id, part)).json).toMatchObject({ state: 'PARTIAL' })
})
