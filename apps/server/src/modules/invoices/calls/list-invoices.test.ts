import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { invoicesForExport } from '../public.ts'
import { invoiceActs } from '../testing/invoice-acts.ts'

const world = await testWorld()
const { list, decide } = invoiceActs(world)
const doctor = await world.doctor()
const MANY = 450

/** A patient with many invoices for one visit: of each five days the deadlines, every third one decided. */
async function withMany() {
  const patient = await world.patient()
  const visitId = await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 3 })
  for (let nth = 0; nth < MANY; nth++)
    await world.invoice(visitId, { code: `${patient.phone}-${nth}`, days: 10 + (nth % 5) })
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select id from invoice where visit_id = $1',
    [visitId],
  )
  await world.db
    .insertInto('invoice_decision')
    .values(
      rows
        .filter((_, nth) => nth % 3 === 0)
        .map(({ id }) => ({
          ...{ number: '0', invoice_id: id, version: 1 },
          kind: 'CONFIRMED',
          decided_at: world.clock.now(),
        })),
    )
    .execute()
  return { patient, visitId }
}
const { patient, visitId } = await withMany()

interface Listed {
  readonly id: string
  readonly state: string
  readonly answerUntil: string
}

/** All pages; `between` happens after each of them. */
async function readAll(limit: number, between?: (page: readonly Listed[]) => Promise<unknown>) {
  const read: Listed[] = []
  for (let cursor = ''; ; ) {
    const { page } = await list(patient, `?limit=${limit}${cursor && `&cursor=${cursor}`}`)
    expect(page.total).toBe(MANY)
    read.push(...page.items)
    await between?.(page.items)
    if (page.nextCursor === null) return read
    cursor = page.nextCursor
  }
}

test.each([7, 50, 100])(
  '450 invoices are read %s at a time, each once: the open ones by deadline, then the others',
  async limit => {
    const read = await readAll(limit)
    expect(new Set(read.map(({ id }) => id)).size).toBe(MANY)
    expect(read).toHaveLength(MANY)
    const open = read.filter(({ state }) => state === 'WAITING')
    expect(read.slice(0, open.length)).toEqual(open)
    expect(open.map(({ answerUntil }) => answerUntil)).toEqual(
      open.map(({ answerUntil }) => answerUntil).toSorted(),
    )
  },
)

test('none is missed though invoices are decided between two pages', async () => {
  const read = await readAll(100, async ([first, , third]) => {
    for (const one of [first, third])
      if (one?.state === 'WAITING') await decide(patient, one.id, { kind: 'CONFIRMED' })
  })
  expect(new Set(read.map(({ id }) => id)).size).toBe(MANY)
})

test('those for a visit are asked for by it; a visit of somebody else has none', async () => {
  const other = await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 9 })
  const id = await world.invoice(other)
  expect((await list(patient, `?orderId=${other}`)).page).toMatchObject({
    items: [{ id }],
    total: 1,
    nextCursor: null,
  })
  expect((await list(await world.patient(), `?orderId=${visitId}`)).page.items).toEqual([])
  await world.db.deleteFrom('invoice_position').where('invoice_id', '=', id).execute()
  await world.db.deleteFrom('invoice').where('id', '=', id).execute()
})

test.each(['x', 'W10', Buffer.from('[true,"now","2026-01-01","1"]').toString('base64url')])(
  'the cursor %s is none of ours',
  async cursor => {
    const { status, page } = await list(patient, `?cursor=${cursor}`)
    expect([status, page.code, page.attributes.fields[0].path]).toEqual([400, 'INVALID_ARGUMENT', 'cursor'])
  },
)

test('the copy of an account has all of them', async () => {
  expect(await invoicesForExport(world.db, [patient.profileId], 'ru')).toHaveLength(MANY)
})
