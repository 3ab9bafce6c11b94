import { act as act_, screen, waitFor } from '@testing-library/react'
import type { CallName } from '@vizit/api-client/calls.ts'
import { api } from '@vizit/contract/api.ts'
import { type Call, repeatOf } from '@vizit/contract/call.ts'
import { hashToken } from '@vizit/server/platform/secret/one-time-code.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { closeToast } from '@vizit/ui/toast/toasts.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropFavourites } from '../app/favourites/favourites.ts'
import { session } from '../app/session/session.ts'
import { mount } from '../testing/mount.tsx'
import { faults, faultyNetwork } from './testing/faulty-network.ts'
import { hookRows } from './testing/hook-rows.ts'
import { letProofsBeMade } from './testing/proof-worker.ts'
import { rows } from './testing/rows.ts'
import { throughHook } from './testing/through-hook.tsx'

const world = await testWorld()
const network = faultyNetwork(world.address)
letProofsBeMade()
afterAll(() => network.restore())

let close = () => undefined as unknown
beforeEach(() => void vi.useFakeTimers({ now: new Date(WORLD_START), toFake: ['Date'] }))
afterEach(() => {
  close()
  session.end()
  dropFavourites()
  closeToast()
  network.forget()
  vi.useRealTimers()
})

const isChanging = (name: CallName) => repeatOf(api[name] as Call) !== 'reads'
const settles = (name: CallName) => repeatOf(api[name] as Call) === 'settles'
const calls = Object.keys(rows) as CallName[]

/** Why a changing call has no row. */
const elsewhere: Partial<Record<CallName, string>> = {
  addFavourite: 'kept on the device until it is told, at each start: app/sync-favourites.test.ts',
  removeFavourite: 'kept on the device until it is told, at each start: app/sync-favourites.test.ts',
  cancelByReply: 'of a link: reminders/reply/reply.screen.test.tsx',
  confirmByReply: 'of a link: reminders/reply/reply.screen.test.tsx',
  confirmEmail: 'of a link: access/confirm-email.screen.test.tsx',
  confirmEmailCode: 'as the other codes: access/gate.screen.test.tsx',
  renewFamilyCode: 'each makes another code, and the last is shown: family/codes/codes.screen.test.tsx',
  requestDeviceAccess: 'sent once, a mail can be sent again: access/gate.screen.test.tsx',
  resendConfirmation: 'sent once, as asked for: access/gate.screen.test.tsx',
  resetAccount: 'sent once: a lost answer leads to signing in, access/gate.screen.test.tsx',
  startCustomSession: 'the host page is asked for another token: session/custom-sign-in.screen.test.tsx',
  undoEmailChange: 'of a link: access/undo-email.screen.test.tsx',
  confirmHuman: 'the step before an SMS, for logins that look suspicious: session/phone.screen.test.tsx',
  confirmPush: 'the worker makes it, not a screen',
  endSession: 'the screen leaves whatever is answered: profile/profile.screen.test.tsx',
  recordAuthEvent: 'told in passing: no screen shows what came of it',
  refreshSession: 'made by the client for other calls: client.test.ts, journeys/lost-refresh.spec.ts',
  requestProfileAccess: 'the web does not make it',
  receiveMembers: 'of employers and insurers: the web does not make it',
  receiveInvoices: 'of organisations: the web does not make it',
  receiveStock: 'of chains of pharmacies: the web does not make it',
  confirmEmployer: 'as the other codes: features/programmes/link-employer.screen.test.tsx',
  confirmEmployerLink: 'of a link: features/programmes/confirm-coverage.screen.test.tsx',
  confirmInsurer: 'as the other codes: features/programmes/link-insurer.screen.test.tsx',
}

test('every changing call of the contract has a row, or a reason', () => {
  const known = [...calls, ...Object.keys(hookRows), ...Object.keys(elsewhere)] as CallName[]
  const changing = (Object.keys(api) as CallName[]).filter(isChanging)
  expect(known.toSorted()).toEqual(changing.toSorted())
})

async function signIn({ bearer, deviceId, accountId }: WorldPatient) {
  const refreshToken = `refresh-${accountId}`
  await world.db
    .updateTable('session')
    .set({ refresh_hash: hashToken(refreshToken) })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .execute()
  localStorage.setItem('deviceId', deviceId)
  session.start({
    identityToken: bearer.slice(deviceId.length + 1),
    refreshToken,
    expiresAt: '2030-01-01T00:00:00Z',
  })
}

/** Keeps the network available until the expectation is met. */
async function connected(holds: () => void | Promise<void>) {
  const end = network.comesBack()
  await waitFor(holds).finally(end)
}

const said = () => document.body.textContent

describe.each(calls)('%s', name => {
  test.each(faults)('%s', async fault => {
    const act = await requireValue(rows[name])(world)
    if (act.who) await signIn(act.who)
    // The time is held as soon as the screen is shown.
    const isHold = name === 'holdTimeslot'
    if (isHold) network.fail(name, fault)
    const page = await mount(act.path)
    close = page.close
    await act.before?.(page.user)
    // Calls that ask for a code were made once before, without it.
    const before = isHold ? 0 : network.sent(name)
    if (!isHold) network.fail(name, fault)
    await act.press(page.user)
    await waitFor(() => expect(network.hasFailed()).toBe(true))
    if (!settles(name)) {
      await screen.findByText('Ответ от сервера не пришёл')
      expect(act.typed?.()).toEqual(act.isTyped)
      await (act.again ?? act.press)(page.user)
    }
    await connected(() => {
      expect(said()).toMatch(act.says)
      expect(network.sent(name) - before).toBe(2)
      expect(screen.queryByRole('alert')).toBeNull()
    })
    await vi.waitFor(async () => expect(await act.holds()).toEqual(act.held))
  })
})

/**
 * After these calls, success opens another screen. The import is a dialog above all screens and is left by closing it.
 */
const leading = ['bookVisit', 'addChild', 'confirmActivationCode', 'startSession', 'takeOffer'] as const

test.each(leading)('%s, answered after its screen was left, does not navigate', async name => {
  const act = await requireValue(rows[name])(world)
  if (act.who) await signIn(act.who)
  const { user, queries, go, path, close: end } = await mount(act.path)
  close = end
  await act.before?.(user)
  const letGo = network.keep(name)
  await act.press(user)
  await waitFor(() => expect(network.arrived(name)).toBe(1))
  act_(() => go('/other'))
  await screen.findByRole('heading', { level: 1, name: 'Другое' })
  letGo()
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  await vi.waitFor(async () => expect(await act.holds()).toEqual(act.held))
  expect(path()).toBe('/other')
})

test('a booking that is refused after its form was left says so', async () => {
  const act = await requireValue(rows.bookVisit)(world)
  await signIn(requireValue(act.who))
  const { user, go, close: end } = await mount(act.path)
  close = end
  await screen.findByRole('button', { name: 'Записаться' })
  await world.db
    .updateTable('account')
    .set({ online_booking: false })
    .where('id', '=', requireValue(act.who).accountId)
    .execute()
  const letGo = network.keep('bookVisit')
  await act.press(user)
  await waitFor(() => expect(network.arrived('bookVisit')).toBe(1))
  act_(() => go('/other'))
  await screen.findByRole('heading', { level: 1, name: 'Другое' })
  letGo()
  expect(await screen.findByText('Записаться не удалось. Выберите время ещё раз.')).toBeTruthy()
})

describe.each(Object.keys(hookRows) as CallName[])('%s, by its hook', name => {
  test.each(faults)('%s', async fault => {
    const { who, input, holds, held } = await requireValue(hookRows[name]).arrange(world)
    await signIn(who)
    network.fail(name, fault)
    close = throughHook({ name, input })
    await waitFor(() => expect(said()).toBe('UNANSWERED'))
    await connected(() => expect(said()).toBe('done'))
    expect(network.sent(name)).toBe(2)
    expect(await holds()).toEqual(held)
  })
})
