import { api } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
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

/** A visit that a programme pays, a missed one too, and a relative who may book for the patient. */
async function coveredVisit(level: 'BOOK_VISITS' | 'GRANT') {
  const covered = await coveredPatient({ share: 80 })
  const at = await doctor()
  const { json } = await world.book(covered.patient, { ...at.slot(0), programId: covered.code })
  const { assignmentId } = at.slot(0)
  await world.pastVisit(covered.patient, assignmentId, {
    daysAgo: 3,
    status: 'missed',
    covererCode: covered.code,
  })
  const relative = await world.patient()
  await world.relate(relative.accountId, covered.patient.profileId, { relKind: 'SPOUSE', level })
  return { ...covered, relative, orderId: json.orderId as string, other: at.slot(1).timetableId }
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
