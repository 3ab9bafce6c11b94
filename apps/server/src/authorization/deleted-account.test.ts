import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { api, type CallName } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { aChild, anAdult, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { type CallRequest, requests } from './testing/requests.ts'
import { myself, type Scene, scene } from './testing/scene.ts'
import { send } from './testing/send.ts'

const world = await testWorld()
const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
const keys = { p256dh, auth: randomBytes(16).toString('base64url') }

/** Inputs of the calls that name no person but need input. */
const asked: Partial<Record<CallName, (scene: Scene) => CallRequest>> = {
  acceptJoinRequest: () => ({ params: { id: randomUUID() } }),
  addChild: () => ({ body: aChild }),
  addInsurerRequest: () => ({ body: { company: 'Ветразь' } }),
  confirmEmailCode: () => ({ body: { code: '000000' } }),
  confirmEmployer: () => ({ body: { code: '000000' } }),
  confirmInsurer: () => ({ body: { suffix: '77' } }),
  confirmRelative: () => ({ query: { relId: randomUUID(), code: '000000' } }),
  declineJoinRequest: () => ({ params: { id: randomUUID() } }),
  deleteAccount: () => ({ body: { cancelVisits: false } }),
  discoverProfile: () => ({ query: { providerCode: world.clinic.providerCode } }),
  discoverVisits: () => ({ query: { providerCode: world.clinic.providerCode } }),
  downloadExport: () => ({ body: { token: 'a'.repeat(43) } }),
  endDevice: () => ({ params: { deviceRef: randomUUID() } }),
  giveConsent: () => ({ body: { consentReceived: true } }),
  joinFamily: () => ({ body: { code: '000000', relKind: 'OTHER' } }),
  listBookingCapabilities: ({ doctor }) => ({ query: { assignmentId: doctor.assignmentId } }),
  listServiceCapabilities: ({ doctor }) => ({
    query: { serviceId: '1', assignmentIds: doctor.assignmentId },
  }),
  renewFamilyCode: () => ({ body: { relKind: 'OTHER' } }),
  requestDeviceAccess: ({ profileId }) => ({ body: { profileId, email: 'anna@mail.test' } }),
  requestProfileAccess: ({ profileId }) => ({ params: { id: profileId }, body: { method: 'EMAIL' } }),
  requestEmployer: () => ({ body: { email: 'anna@works.by' } }),
  resetAccount: () => ({ body: { confirmed: true } }),
  sendFreshCode: () => ({ body: { deed: 'export' } }),
  saveEmails: () => ({ body: [{ address: 'anna@mail.test', usage: 'PRIMARY' }] }),
  savePushSubscription: () => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys } }),
  saveProfile: () => ({ body: { ...aChild, birthday: '1985-06-15' } }),
  sendRelativeCode: () => ({ query: { relId: randomUUID() } }),
  showFamilyCode: () => ({ query: { relKind: 'OTHER' } }),
  startRelative: () => ({ body: anAdult(freePhone()) }),
  withdrawJoinRequest: () => ({ params: { id: randomUUID() } }),
}

const isEndless = ({ produces }: Call) => produces === 'text/event-stream'
const calls = (Object.entries(api) as [CallName, Call][]).filter(
  ([, call]) => (call.who === 'patient' || call.who === 'device') && !isEndless(call),
)

const left = await scene(world, myself)
// Deleted without the server's code, as when the deletion is committed while a call is on its way.
await world.db.deleteFrom('account').where('id', '=', left.caller.accountId).execute()

test.each(calls)(
  '%s of an account that was deleted a moment ago is not a server error',
  async (name, call) => {
    const request = (asked[name] ?? requests[name])?.(left) ?? {}
    const { status, code } = await send(world, call, request, left.caller.bearer)
    expect(status).toBeLessThan(500)
    // A request that fails validation would prove nothing.
    expect(code).not.toBe('INVALID_ARGUMENT')
  },
)

test.each(['addChild', 'joinFamily', 'saveProfile', 'startRelative'] as const)(
  '%s of such an account answers that its session is over',
  async name => {
    const { status, code } = await send(world, api[name], asked[name]?.(left) ?? {}, left.caller.bearer)
    expect([status, code]).toEqual([401, 'SESSION_EXPIRED'])
  },
)
