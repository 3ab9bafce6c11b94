import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { invoiceActs } from '../testing/invoice-acts.ts'

const world = await testWorld()
const { decide, list, show } = invoiceActs(world)
const DAY_MINUTES = 1440
const PART = { kind: 'PARTIAL', rejected: [{ position: 2, reason: 'ЭКГ не делали' }] }

type Patient = Awaited<ReturnType<typeof world.patient>>
let mother: Patient
let son: Patient
let invoiceId: string
beforeEach(async () => {
  mother = await world.patient({ firstName: 'Анна' })
  son = await world.patient()
  await world.relate(son.accountId, mother.profileId, { relKind: 'PARENT', level: 'BOOK_VISITS' })
  const doctor = await world.doctor()
  const visitId = await world.pastVisit(mother, doctor.assignmentId, { daysAgo: 3 })
  invoiceId = await world.invoice(visitId, { code: `A-${mother.phone}` })
})
const decisions = () =>
  world.db.selectFrom('invoice_decision').selectAll().where('invoice_id', '=', invoiceId).execute()

test('an invoice is shown to the patient with sums to the kopeck, and is confirmed in part', async () => {
  expect((await list(mother)).json).toMatchObject([
    {
      id: invoiceId,
      state: 'WAITING',
      canDecide: true,
      amount: 9050,
      covered: 8500,
      covererCode: 'bns',
      version: 1,
    },
  ])
  const { status, json } = await decide(mother, invoiceId, PART)
  expect([status, json.state, json.canDecide]).toEqual([200, 'PARTIAL', false])
  expect(json.positions.map(({ rejection }: { rejection: string | null }) => rejection)).toEqual([
    null,
    'ЭКГ не делали',
  ])
  expect(json.decision).toMatchObject({ reason: null, by: 'Анна Иванова', isMe: true })
  expect((await show(son, invoiceId)).json).toMatchObject({ state: 'PARTIAL', decision: { isMe: false } })
})

test.each([
  [{ kind: 'CONFIRMED' }, 'CONFIRMED'],
  [{ kind: 'REJECTED', reason: ' Меня там не было ' }, 'REJECTED'],
])('%o is %s', async (body, state) => {
  expect((await decide(son, invoiceId, body)).json.state).toBe(state)
  expect(await decisions()).toMatchObject([{ kind: state, decided_by: son.accountId }])
})

test.each<[object, string]>([
  [{ kind: 'REJECTED' }, 'reason'],
  [{ kind: 'REJECTED', reason: '\u202E\u200B' }, 'reason'],
  [{ kind: 'PARTIAL', rejected: [] }, 'rejected'],
  [{ kind: 'PARTIAL', rejected: [{ position: 7, reason: 'x' }] }, 'rejected.0.position'],
  [{ kind: 'PARTIAL', rejected: [1, 2].map(position => ({ position, reason: 'x' })) }, 'rejected'],
])('%o is refused', async (body, path) => {
  const { status, json } = await decide(mother, invoiceId, body)
  expect([status, json.code, json.attributes.fields[0].path]).toEqual([400, 'INVALID_ARGUMENT', path])
  expect(await decisions()).toEqual([])
})

test('a reason shows the words that it has, in one line, and the same with other marks is the same answer', async () => {
  const turned = { kind: 'REJECTED', reason: '\u202EНе был\n на приёме\u202C ' }
  const { json } = await decide(mother, invoiceId, turned)
  expect(json.decision.reason).toBe('Не был на приёме')
  expect((await decide(mother, invoiceId, { ...turned, reason: 'Не был на приёме' })).json.state).toBe(
    'REJECTED',
  )
})

test('a decision is final: the same again is answered, another one is told what was decided and by whom', async () => {
  await decide(mother, invoiceId, PART, 'one')
  expect((await decide(mother, invoiceId, PART, 'one')).json.state).toBe('PARTIAL')
  expect((await decide(mother, invoiceId, PART, 'two')).json.state).toBe('PARTIAL')
  expect((await decide(son, invoiceId, PART)).json.decision.by).toBe('Анна Иванова')
  const other = await decide(son, invoiceId, { kind: 'CONFIRMED' })
  expect([other.status, other.json.code]).toEqual([409, 'INVOICE_DECIDED'])
  // Whose it is, the invoice says: names have no place in the facts of an error.
  expect(other.json.attributes).toEqual({ state: 'PARTIAL', at: expect.any(String) })
  expect((await show(son, invoiceId)).json.decision.by).toBe('Анна Иванова')
  expect((await decide(mother, invoiceId, { kind: 'CONFIRMED' }, 'one')).json.attributes.fields).toEqual([
    { path: 'Idempotency-Key', problem: 'reused' },
  ])
  expect(await decisions()).toHaveLength(1)
})

test('of several who decide at once one wins, and the others are told', async () => {
  const bodies = Array.from({ length: 8 }, (_, nth) =>
    nth % 2 === 0 ? { kind: 'CONFIRMED' } : { kind: 'REJECTED', reason: `${nth}` },
  )
  const replies = await Promise.all(
    bodies.map((body, nth) => decide(nth % 2 === 0 ? mother : son, invoiceId, body, `at-once-${nth}`)),
  )
  const [kept, ...others] = await decisions()
  expect(others).toEqual([])
  for (const [nth, { status, json }] of replies.entries()) {
    const isKept =
      bodies[nth]?.kind === kept?.kind &&
      (bodies[nth] as { reason?: string }).reason === (kept?.reason ?? undefined)
    expect([status, isKept ? json.state : json.code]).toEqual(
      isKept ? [200, kept?.kind] : [409, 'INVOICE_DECIDED'],
    )
  }
})

test('a relative who only sees visits sees the invoice and cannot decide; a stranger sees nothing', async () => {
  const aunt = await world.patient()
  await world.relate(aunt.accountId, mother.profileId, { relKind: 'OTHER', level: 'VIEW_VISITS' })
  expect((await list(aunt)).json).toMatchObject([{ state: 'WAITING', canDecide: false }])
  expect((await decide(aunt, invoiceId, { kind: 'CONFIRMED' })).json.code).toBe('NOT_FOUND')
  expect((await list(await world.patient())).json).toEqual([])
})

test.each([
  ['narrowed', sql`update family_relation set access_level = 'VIEW_VISITS'`],
  ['ended', sql`delete from family_relation`],
])('a right that is %s while its holder decides decides nothing', async (_what, takeAway) => {
  const { reply } = await world.db.transaction().execute(async trx => {
    await sql`${takeAway} where account_id = ${son.accountId} and profile_id = ${mother.profileId}`.execute(
      trx,
    )
    const reply = decide(son, invoiceId, { kind: 'CONFIRMED' })
    await waitUntilBlocked(world.db)
    return { reply }
  })
  expect((await reply).json.code).toBe('NOT_FOUND')
  expect(await decisions()).toEqual([])
})

test('an invoice that was corrected meanwhile is not decided unseen', async () => {
  await world.db.updateTable('invoice').set({ version: 2 }).where('id', '=', invoiceId).execute()
  const { status, json } = await decide(mother, invoiceId, { kind: 'CONFIRMED' })
  expect([status, json.code, json.attributes]).toEqual([409, 'INVOICE_CHANGED', { version: 2 }])
})

test('the decision is in the ledger of the patient, with whoever decided', async () => {
  await decide(son, invoiceId, PART)
  const { json } = await world.call('GET', `/api/v2/my/family/ledger?profileId=${mother.profileId}`, {
    bearer: mother.bearer,
  })
  expect(json.entries[0]).toMatchObject({
    action: 'invoice-decided',
    actor: { isMe: false },
  })
})

test('people are reminded once, two days before the end; then it counts as not answered and nobody decides', async () => {
  const server = testServices(world).invoices
  const told = async () =>
    (
      await world.db
        .selectFrom('outbox')
        .select('recipient')
        .where('template', '=', 'invoice-reminder')
        .where('recipient', '=', mother.phone)
        .execute()
    ).length
  world.clock.advance(8 * DAY_MINUTES - 1)
  await server.work()
  expect(await told()).toBe(0)
  world.clock.advance(1)
  await Promise.all([server.work(), testServices(world).invoices.work()])
  await server.work()
  expect(await told()).toBe(1)
  world.clock.advance(2 * DAY_MINUTES)
  expect((await decide(mother, invoiceId, { kind: 'CONFIRMED' })).json.code).toBe('INVOICE_TOO_LATE')
  expect((await show(mother, invoiceId)).json).toMatchObject({
    state: 'UNANSWERED',
    canDecide: false,
    decision: null,
  })
  await Promise.all([server.work(), testServices(world).invoices.work()])
  expect(await decisions()).toMatchObject([{ kind: 'UNANSWERED', decided_by: null }])
  expect((await show(mother, invoiceId)).json).toMatchObject({ state: 'UNANSWERED' })
  expect((await decide(mother, invoiceId, { kind: 'CONFIRMED' })).json.code).toBe('INVOICE_TOO_LATE')
})

test('what was said stays when the account of whoever decided is deleted, and nobody is named', async () => {
  await decide(son, invoiceId, PART)
  await world.db.deleteFrom('account').where('id', '=', son.accountId).execute()
  expect((await show(mother, invoiceId)).json).toMatchObject({
    state: 'PARTIAL',
    decision: { by: null, isMe: false },
  })
})

test('nothing of a decided invoice changes in the database', async () => {
  await decide(mother, requireValue(invoiceId), PART)
  const change = world.db.updateTable('invoice').set({ code: 'other' }).where('id', '=', invoiceId).execute()
  await expect(change).rejects.toMatchObject({ constraint: 'invoice_closed' })
})

test('an invoice of a visit that the registry has cancelled since is decided by nobody, and nobody is reminded of it', async () => {
  await world.db
    .updateTable('visit')
    .set({ status: 'cancelled', cancelled_at: world.clock.now() })
    .where('id', 'in', world.db.selectFrom('invoice').select('visit_id').where('id', '=', invoiceId))
    .execute()
  expect((await show(mother, invoiceId)).json).toMatchObject({
    ...{ state: 'UNANSWERED', canDecide: false, isVisitCancelled: true },
  })
  expect((await decide(mother, invoiceId, { kind: 'CONFIRMED' })).json.code).toBe('INVOICE_VISIT_CANCELLED')
  expect(await decisions()).toEqual([])
  world.clock.advance(9 * DAY_MINUTES)
  await testServices(world).invoices.work()
  const told = await world.db
    .selectFrom('outbox')
    .select('template')
    .where('recipient', '=', mother.phone)
    .execute()
  expect(told).toEqual([])
})

test('whoever is about to delete the account is told how many invoices wait for an answer', async () => {
  const waiting = async () =>
    (await world.call('GET', '/api/v2/my/profile/deletion', { bearer: mother.bearer })).json.openInvoices
  expect(await waiting()).toBe(1)
  await decide(mother, invoiceId, { kind: 'CONFIRMED' })
  expect(await waiting()).toBe(0)
})

test('29 February is a last day like others: until its midnight in Minsk, and no longer', async () => {
  const doctor = await world.doctor({ from: '2028-02-01T06:00:00Z' })
  world.clock.set('2028-02-28T21:00:00Z')
  const visitId = await world.pastVisit(mother, doctor.assignmentId, { daysAgo: 3 })
  const inTime = await world.invoice(visitId, { code: `L-${mother.phone}`, days: 1 })
  const tooLate = await world.invoice(visitId, { code: `M-${mother.phone}`, days: 1 })
  expect((await show(mother, inTime)).json.answerUntil).toBe('2028-02-29T21:00:00Z')
  world.clock.set('2028-02-29T20:59:00Z')
  const again = await world.anotherDevice(mother)
  expect((await decide(again, inTime, { kind: 'CONFIRMED' })).status).toBe(200)
  world.clock.set('2028-02-29T21:00:00Z')
  expect((await decide(again, tooLate, { kind: 'CONFIRMED' })).json).toMatchObject({
    ...{ code: 'INVOICE_TOO_LATE', attributes: { answerUntil: '2028-02-29T21:00:00Z' } },
  })
})
