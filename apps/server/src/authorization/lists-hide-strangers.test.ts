import { randomUUID } from 'node:crypto'
import { api, type CallName } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { accessLevels, allows } from '@vizit/domain/access/access-level.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { describe, expect, test } from 'vitest'
import type { CallRequest } from './testing/requests.ts'
import { type Scene, scene, withResults } from './testing/scene.ts'
import { send } from './testing/send.ts'

const world = await testWorld()
const calls = Object.entries(api) as [CallName, Call][]
const { assignmentId } = await world.doctor()
const serviceId = await world.service(assignmentId)

/** Inputs of the lists of all people for whom the caller may act, if they need input. */
const asked: Partial<Record<CallName, (scene: Scene) => CallRequest>> = {
  listBookingCapabilities: ({ doctor }) => ({ query: { assignmentId: doctor.assignmentId } }),
  listServiceCapabilities: () => ({ query: { serviceId, assignmentIds: assignmentId } }),
  listProviderOrders: () => ({ params: { providerCode: world.clinic.providerCode } }),
  showFamilyCode: () => ({ query: { relKind: 'OTHER' } }),
  discoverProfile: () => ({ query: { providerCode: world.clinic.providerCode } }),
}

const isEndless = ({ produces }: Call) => produces === 'text/event-stream'
const lists = calls.filter(
  ([, call]) =>
    call.who !== 'anyone' &&
    call.who !== 'link' &&
    // Who reads whose feeds: invoices/calls/receive-invoices.test.ts.
    call.who !== 'feed' &&
    call.method === 'GET' &&
    !call.subject &&
    !isEndless(call),
)

test.each(lists)('%s shows nothing of a stranger', async (name, call) => {
  const arranged = await withResults(world, await scene(world, 'stranger'))
  const answered = await send(world, call, asked[name]?.(arranged) ?? {}, arranged.caller.bearer)
  expect([answered.status, answered.code]).toEqual([call.status, undefined])
  for (const id of [
    arranged.profileId,
    arranged.visitId,
    arranged.photoId,
    arranged.waitId,
    arranged.offerId,
    ...Object.values(arranged.results).filter(id => id !== arranged.results.providerCode),
  ]) {
    expect(answered.seen).not.toContain(id)
  }
})

const relatives = (['CHILD', 'SPOUSE', 'PARENT', 'OTHER'] as const).flatMap(relKind =>
  accessLevels.map(level => ({ relKind, level })),
)

describe.each(relatives)('a relative ($relKind, $level)', standing => {
  test('visits are listed with VIEW_VISITS, birthdays with VIEW_COVERAGE, results with VIEW_REPORTS_TESTS', async () => {
    const { caller, visitId, profileId, results } = await withResults(world, await scene(world, standing))
    const atClinic = { params: { providerCode: world.clinic.providerCode } }
    for (const [call, asked] of [
      [api.listVisits, {}],
      [api.listOrders, {}],
      [api.listProviderOrders, atClinic],
    ] as const) {
      const listed = await send(world, call, asked, caller.bearer)
      expect(listed.seen.includes(visitId)).toBe(allows(standing.level, 'VIEW_VISITS'))
    }
    for (const [call, id] of [
      [api.listTests, results.testId],
      [api.syncTests, results.testId],
      [api.listReports, results.reportId],
      [api.listDocumentsConsents, profileId],
    ] as const) {
      const listed = await send(world, call, {}, caller.bearer)
      expect(listed.seen.includes(id)).toBe(allows(standing.level, 'VIEW_REPORTS_TESTS'))
    }
    const { family } = (await world.call('GET', '/api/v2/my/profile', { bearer: caller.bearer })).json
    const member = family.find((someone: { profileId: string }) => someone.profileId === profileId)
    expect(member.profile.fullNameRu).toBe('Иванова Мария')
    expect(member.profile.birthday !== null).toBe(allows(standing.level, 'VIEW_COVERAGE'))
  })
})

test("another account's device, request for a relative and copy of data are not found", async () => {
  const [owner, other] = [await world.patient(), await world.patient()]
  const device = await world.db
    .selectFrom('device')
    .select('ref')
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  const started = await world.call('POST', '/api/v2/my/profile/add-relative-start', {
    bearer: owner.bearer,
    body: {
      relKind: 'OTHER',
      fullNameRu: 'Иванова Мария Петровна',
      birthday: '1960-02-29',
      sex: 'FEMALE',
      phones: [{ number: '+375 44 700-00-01' }],
    },
  })
  const relId: string = started.json.attributes.objectId
  for (const [call, given] of [
    [api.endDevice, (id: string) => ({ params: { deviceRef: id } })],
    [api.sendRelativeCode, (id: string) => ({ query: { relId: id } })],
    [api.confirmRelative, (id: string) => ({ query: { relId: id, code: '000000' } })],
  ] as const) {
    const mine = call === api.endDevice ? device.ref : relId
    const [foreign, unknown] = [
      await send(world, call, given(mine), other.bearer),
      await send(world, call, given(randomUUID()), other.bearer),
    ]
    expect(foreign.code).toBe('NOT_FOUND')
    expect(foreign.seen).toBe(unknown.seen)
  }
})
