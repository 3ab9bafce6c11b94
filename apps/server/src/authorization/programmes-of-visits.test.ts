import { api } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { createInvoice } from '@vizit/test-kit/world/invoice.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { programmesToBook } from '../modules/booking/testing/programmes-to-book.ts'
import type { CallRequest } from './testing/requests.ts'
import { send } from './testing/send.ts'

const world = await testWorld()
const { coveredPatient, doctor } = programmesToBook(world)
const { providerCode } = world.clinic

// By default the levels are cumulative; only a configuration parts these two.
beforeAll(async () => {
  await world.setting('accessLevelsConfig', { BOOK_VISITS: ['VIEW_NAME', 'VIEW_VISITS', 'BOOK_VISITS'] })
  world.clock.advance(60)
})

/** A visit that a programme pays, a missed one with an invoice too, and a relative who may book for the patient. */
async function coveredVisit(level: 'BOOK_VISITS' | 'GRANT') {
  const covered = await coveredPatient({ share: 80 })
  const at = await doctor()
  const { json } = await world.book(covered.patient, { ...at.slot(0), programId: covered.code })
  const { assignmentId } = at.slot(0)
  const missed = await world.pastVisit(covered.patient, assignmentId, {
    daysAgo: 3,
    status: 'missed',
    covererCode: covered.code,
  })
  const relative = await world.patient()
  await world.relate(relative.accountId, covered.patient.profileId, { relKind: 'SPOUSE', level })
  const invoiceId = await createInvoice(world, missed, { programme: covered.code })
  return { ...covered, relative, orderId: json.orderId as string, other: at.slot(1).timetableId, invoiceId }
}
type Covered = Awaited<ReturnType<typeof coveredVisit>>

const reads: [Call, (covered: Covered) => CallRequest][] = [
  [api.showVisit, ({ orderId }) => ({ params: { orderId } })],
  [api.listVisits, () => ({})],
  [api.syncVisits, () => ({})],
  [api.listOrders, () => ({})],
  [api.listProviderOrders, () => ({ params: { providerCode } })],
  [api.showMissedVisits, ({ patient }) => ({ query: { profileId: patient.profileId } })],
  [api.moveVisit, ({ orderId, other }) => ({ params: { orderId }, body: { timetableId: other } })],
]

describe.each(reads.map(([call, asked]) => ({ path: `${call.method} ${call.path}`, call, asked })))(
  '$path',
  ({ call, asked }) => {
    test('shows who pays to relatives with VIEW_COVERAGE', async () => {
      const covered = await coveredVisit('GRANT')
      const { status, seen } = await send(world, call, asked(covered), covered.relative.bearer)
      expect([status, seen.includes(covered.code), seen.includes('programme')]).toEqual([200, true, true])
    })

    test('shows the visit to relatives without VIEW_COVERAGE, but no programme', async () => {
      const covered = await coveredVisit('BOOK_VISITS')
      const { status, seen } = await send(world, call, asked(covered), covered.relative.bearer)
      expect([status, seen.includes(covered.patient.profileId)]).toEqual([200, true])
      expect(seen).not.toContain(covered.code)
      expect(seen).not.toContain('\\"covererShare\\":80')
      expect(seen).not.toContain('programme')
    })
  },
)

test('who does not see the programme cancels the visit as one without', async () => {
  const { orderId, relative, code } = await coveredVisit('BOOK_VISITS')
  const cancel = (covererCode: string) =>
    send(world, api.cancelVisit, { params: { orderId }, query: { covererCode } }, relative.bearer)
  // The code is no way to find out by whom the visit is paid.
  expect((await cancel(code)).code).toBe('NOT_FOUND')
  expect((await cancel('')).status).toBe(204)
})

/** The programme pays less for another time than for the booked one. */
async function payingLess({ code }: Covered) {
  await world.db
    .updateTable('programme_cover')
    .set({ share: 60 })
    .where('programme_code', '=', code)
    .execute()
}

test('who does not see the programme is not asked about it by a move, and takes no coverage away', async () => {
  const covered = await coveredVisit('BOOK_VISITS')
  const { orderId, other, relative, patient, code } = covered
  await payingLess(covered)
  const move = (body: object) =>
    send(
      world,
      api.moveVisit,
      { params: { orderId }, body: { timetableId: other, ...body } },
      relative.bearer,
    )
  for (const body of [{}, { acceptedShare: 60 }, { acceptedShare: 0 }]) {
    const { status, code: refusal, seen } = await move(body)
    expect([status, refusal]).toEqual([403, 'ONLINE_BOOKING_FORBIDDEN'])
    for (const word of [code, 'rogram', 'рограмм', 'hare']) expect(seen).not.toContain(word)
    expect(seen).toContain('может перенести только сам пациент')
  }
  const [visit] = (await world.visits(patient)).json.future
  expect(visit).toMatchObject({ orderId, covererCode: code, covererShare: 80 })
  expect(visit.timetableId).not.toBe(other)
})

test('who sees the programme is asked by a move', async () => {
  const covered = await coveredVisit('GRANT')
  await payingLess(covered)
  const asked = { params: { orderId: covered.orderId }, body: { timetableId: covered.other } }
  expect((await send(world, api.moveVisit, asked, covered.relative.bearer)).code).toBe('COVERAGE_CHANGES')
})

describe('an invoice names the programme', () => {
  const about = ({ invoiceId }: Covered) => ({ params: { invoiceId } })
  const confirmed = { body: { version: 1, kind: 'CONFIRMED' } }
  const profile = async ({ bearer }: { readonly bearer: string }) =>
    (await send(world, api.readProfile, {}, bearer)).seen

  test('so relatives with VIEW_COVERAGE see it, and decide about it', async () => {
    const covered = await coveredVisit('GRANT')
    const { bearer } = covered.relative
    expect((await send(world, api.listInvoices, {}, bearer)).seen).toContain(covered.code)
    expect((await send(world, api.showInvoice, about(covered), bearer)).status).toBe(200)
    expect(await profile(covered.relative)).toContain('hasInvoices')
    const decided = await send(world, api.decideInvoice, { ...about(covered), ...confirmed }, bearer)
    expect(decided.status).toBe(200)
  })

  test('so relatives without it neither see nor decide about it', async () => {
    const covered = await coveredVisit('BOOK_VISITS')
    const { bearer } = covered.relative
    expect((await send(world, api.listInvoices, {}, bearer)).seen).not.toContain(covered.code)
    for (const [call, asked] of [
      [api.showInvoice, about(covered)],
      [api.decideInvoice, { ...about(covered), ...confirmed }],
    ] as const)
      expect((await send(world, call, asked, bearer)).code).toBe('NOT_FOUND')
    expect(await profile(covered.relative)).not.toContain('hasInvoices')
    expect(await profile(covered.patient)).toContain('hasInvoices')
  })
})

describe('a doctor for members of a programme', () => {
  async function forMembers(level: 'BOOK_VISITS' | 'GRANT') {
    const { relative, patient, code } = await coveredVisit(level)
    const at = await doctor({ policy: 'programme' })
    const { profileId } = patient
    const { assignmentId } = at.slot(0)
    const capabilities = (await world.capabilities(relative, `assignmentId=${assignmentId}`)).json
    return {
      code,
      isKnown: (await world.knownDoctors(relative)).json.coveredDoctorIds.includes(at.doctorId),
      isOpen: capabilities.find((each: { profileId: string }) => each.profileId === profileId)
        .onlineBookingAllowed,
      booked: await world.book({ bearer: relative.bearer, profileId }, at.slot(1)),
    }
  }

  test('is open to relatives with VIEW_COVERAGE', async () => {
    const { isKnown, isOpen, booked } = await forMembers('GRANT')
    expect([isKnown, isOpen, booked.status]).toEqual([true, true, 201])
  })

  test('does not tell relatives without it whether the patient has a programme', async () => {
    const { isKnown, isOpen, booked, code } = await forMembers('BOOK_VISITS')
    expect([isKnown, isOpen, booked.json.code]).toEqual([false, false, 'NO_ASSIGNMENT_BOOKING'])
    expect(JSON.stringify(booked.json)).not.toContain(code)
  })
})
