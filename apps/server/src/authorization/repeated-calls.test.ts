import { api, type CallName } from '@vizit/contract/api.ts'
import { type Call, repeatOf } from '@vizit/contract/call.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { describe, expect, test } from 'vitest'
import { tokensOf } from './testing/mail-link-tokens.ts'
import { requests } from './testing/requests.ts'
import {
  type CallerRelation,
  myself,
  type Scene,
  scene,
  stored,
  withProgrammes,
  withResults,
} from './testing/scene.ts'
import { send } from './testing/send.ts'

const world = await testWorld()
const calls = Object.entries(api) as [CallName, Call][]
const changing = calls.filter(([, call]) => repeatOf(call) !== 'reads')

/** Why a changing call is not repeated by the table below. */
const elsewhere: Partial<Record<CallName, string>> = {
  acceptJoinRequest: 'answered each time, done once: calls/accept-join-request.test.ts',
  declineJoinRequest: 'a request that was declined stays declined: calls/accept-join-request.test.ts',
  sendFreshCode: 'the code of the last 61 s is named again: calls/send-fresh-code.test.ts',
  addChild: 'keyed: calls/add-child.test.ts',
  addInsurerRequest: 'keyed: programmes/calls/add-insurer-request.test.ts',
  addFavourite: 'a favourite stays one: favourites/calls/favourites.test.ts',
  removeFavourite: 'who is no favourite stays none: favourites/calls/favourites.test.ts',
  addFavouriteMedcenter: 'a favourite stays one: favourites/calls/favourite-medcenters.test.ts',
  removeFavouriteMedcenter: 'what is no favourite stays none: favourites/calls/favourite-medcenters.test.ts',
  saveDrugAlert: 'an alert stays one: drug-alerts/calls/drug-alerts.test.ts',
  removeDrugAlert: 'what is gone stays gone: drug-alerts/calls/drug-alerts.test.ts',
  requestEmployer: 'keyed: programmes/calls/link-employer.test.ts',
  confirmEmployer: 'keyed: programmes/calls/link-employer.test.ts',
  confirmEmployerLink: 'of a link: programmes/calls/link-employer.test.ts',
  confirmInsurer: 'keyed: programmes/calls/link-insurer.test.ts',
  bookGuestVisit: 'keyed: calls/book-guest-visit.test.ts',
  confirmActivationCode: 'keyed: repeated-code-entry.test.ts',
  confirmEmailCode: 'keyed: emails/calls/confirm-email.test.ts',
  confirmGuestCode: 'keyed: repeated-code-entry.test.ts',
  confirmSms: 'keyed: repeated-code-entry.test.ts',
  renewFamilyCode: 'each makes another code, and the last one is shown: nobody has seen the others',
  sendGuestCode: 'keyed: repeated-code-entry.test.ts',
  startPhoneLogin: 'keyed: repeated-code-entry.test.ts',
  startSession: 'a token works again on its device: identity/calls/start-session.test.ts',
  confirmRelative: 'keyed: calls/confirm-relative.test.ts',
  orderExport: 'keyed: calls/order-export.test.ts',
  withdrawJoinRequest: 'a request that was withdrawn stays withdrawn',
  joinFamily: 'keyed: calls/join-family.test.ts',
  startRelative: 'keyed: calls/start-relative.test.ts',
  cancelGuestVisit: 'of a link: the visit stays cancelled',
  moveGuestVisit: 'of a link: the visit stays where it was moved to',
  cancelByReply: 'of a link: the visit stays cancelled',
  confirmByReply: 'of a link: the visit stays confirmed',
  confirmPush: 'the web never makes it: the worker says that a message was shown',
  editReview: 'sets what it says: reviews/calls/edit-review.test.ts',
  deleteReview: 'a deleted review is absent: reviews/calls/edit-review.test.ts',
  reportReview: 'a reader reports once: reviews/calls/report-review.test.ts',
  receiveMembers: 'keyed, of a programme: programmes-import/calls/receive-members.test.ts',
  receiveInvoices: 'keyed, of an organisation: invoices/calls/receive-invoices.test.ts',
  receiveStock: 'keyed, of a chain: stock/calls/receive-stock.test.ts',
  deleteAccount: 'the session ends with the account',
  endDevice: 'a device that has ended is absent, which is what was wanted',
  endOtherDevices: 'no other device is left',
  endPushSubscription: 'none is left',
  endSession: 'the web leaves whatever is answered',
  giveConsent: 'sets what it says',
  holdTimeslot: 'the same holder and timeslot are the same hold',
  releaseHold: 'none is left',
  markFamilySeen: 'sets what it says',
  saveEmails: 'sets what it says',
  saveProfile: 'sets what it says',
  savePushSubscription: 'sets what it says',
  saveReminderSettings: 'sets what it says',
}

/**
 * Calls whose second request does more or is refused: the web sends them once, and tells the user that the
 * outcome is unknown.
 */
const sentOnce: readonly CallName[] = [
  'confirmHuman',
  'recordAuthEvent',
  'refreshSession',
  'requestActivationCode',
  'requestDeviceAccess',
  'requestProfileAccess',
  'resendConfirmation',
  'resetAccount',
  'sendRelativeCode',
  'startCustomSession',
]

const settling = changing.filter(([, call]) => repeatOf(call) === 'settles').map(([name]) => name)
const tried = settling.filter(name => requests[name] && !elsewhere[name])
const byMail = settling.filter(name => tokensOf[name])

test('every call that changes something is repeated here, or a reason is given', () => {
  const known = new Set<CallName>([
    ...tried,
    ...byMail,
    ...sentOnce,
    ...(Object.keys(elsewhere) as CallName[]),
  ])
  expect(changing.map(([name]) => name).filter(name => !known.has(name))).toEqual([])
  expect([...known].filter(name => !changing.some(([changes]) => changes === name))).toEqual([])
  expect(sentOnce.filter(name => repeatOf(api[name]) !== undefined)).toEqual([])
})

/** Calls about a child or about an adult, which refuse the caller's own profile. */
const standings: Partial<Record<CallName, CallerRelation>> = {
  removeChild: { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
  saveChild: { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
  removeRelative: { relKind: 'OTHER', level: 'VIEW_REPORTS_TESTS' },
}

async function arrange(name: CallName): Promise<Scene> {
  const bare = await scene(world, standings[name] ?? myself)
  if (name === 'removeChild' || name === 'removeRelative') await world.cancel(bare.caller, bare.visitId)
  if (api[name].module === 'programmes') return withProgrammes(world, bare)
  return api[name].module === 'documents' ? withResults(world, bare) : bare
}

/** Calls whose every request is audited, because each replaces what was there. */
const recordedEach: readonly CallName[] = ['savePersonPhoto', 'changeWait']

/** What is stored, without modification times and a photo's id, which changes with each upload. */
async function lasting(name: CallName, profileId: string) {
  const passing = new Set(['photo_id', 'saved_at', 'updated_at', 'content', 'sequence'])
  if (recordedEach.includes(name)) passing.add('audit')
  return JSON.parse(await stored(world, profileId), (field, value) =>
    passing.has(field) ? undefined : value,
  )
}

describe('repeated with the same key, if the call has one', () => {
  test.each(tried)('%s changes nothing more and is answered as done', async name => {
    const call: Call = api[name]
    const arranged = await arrange(name)
    const asked = requests[name]?.(arranged) ?? {}
    const key = { ...asked, key: `once-${name}` }
    const first = await send(world, call, key, arranged.caller.bearer)
    expect(first.code).toBeUndefined()
    const before = await lasting(name, arranged.profileId)
    const second = await send(world, call, key, arranged.caller.bearer)
    expect(second.code).toBe(call.absentIsDone ? 'NOT_FOUND' : undefined)
    expect(await lasting(name, arranged.profileId)).toEqual(before)
  })
})

test.each(byMail)(
  '%s by the link of an e-mail gets the same answer again and does nothing more',
  async name => {
    const who = await world.patient()
    const body = { token: (await tokensOf[name]?.(world, who)) ?? 'none' }
    const state = () =>
      Promise.all([
        world.db.selectFrom('account_email').selectAll().where('account_id', '=', who.accountId).execute(),
        world.db.selectFrom('audit').selectAll().where('account_id', '=', who.accountId).execute(),
        world.db.selectFrom('device').selectAll().where('account_id', '=', who.accountId).execute(),
      ])
    const ask = () => world.call(api[name].method, api[name].path, { body })
    const first = await ask()
    expect(first.status).toBe(200)
    const before = await state()
    const second = await ask()
    expect([second.status, second.json]).toEqual([200, first.json])
    expect(await state()).toEqual(before)
  },
)
