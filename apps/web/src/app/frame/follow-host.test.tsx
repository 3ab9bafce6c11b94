import { screen, waitFor, within } from '@testing-library/react'
import { sealed } from '@vizit/contract/frame/messages.ts'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { doctor } from '../../testing/clinic.ts'
import { anna, tokens } from '../../testing/people.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { session } from '../session/session.ts'
import { dropVisitImport, pendingVisitImport } from '../visit-import/visit-import.ts'
import {
  beginInFrame,
  CLINIC,
  closeButton,
  framed,
  optionsOf,
  paediatrician,
  registry,
  therapist,
} from './testing/framed.ts'

beginInFrame()

test('any page is told only that the frame listens', async () => {
  const { host } = await framed()
  expect(host.told[0]).toEqual({ vizit: 1, type: 'ready', to: '*' })
  await waitFor(() => expect(closeButton()).not.toBeNull())
  expect(host.told.slice(1).every(({ to }) => to === CLINIC)).toBe(true)
})

test('a page that is not on the list is neither read nor answered', async () => {
  const { host, set, path } = await framed()
  await screen.findByRole('button', { name: 'Закрыть' })
  const stranger = 'https://stranger.test'
  host.say({ type: 'hello', display: 'inline' }, stranger)
  host.say({ type: 'settings', settings: { doctorId: '9' } }, stranger)
  host.post(sealed({ type: 'settings', settings: { doctorId: '9' } }), CLINIC, window)
  set({ doctorId: '7' })
  // Messages are handled in order, so the earlier ones were ignored.
  await waitFor(() => expect(host.heard()).toEqual(['applied']))
  expect(path()).toContain('doctor=7')
  expect(closeButton()).not.toBeNull()
  expect(host.told.every(({ to }) => to !== stranger)).toBe(true)
})

test('if the list has another site, nothing is sent', async () => {
  const asked = answer('listFrameHosts', { hosts: ['https://other.test'], showsAccount: false })
  const { host, set, path } = await framed()
  set({ doctorId: '7' })
  await waitFor(() => expect(asked).toHaveLength(1))
  await screen.findByLabelText('Филиал')
  expect(host.told).toHaveLength(1)
  expect(closeButton()).toBeNull()
  expect(path()).not.toContain('7')
})

test('a list that could not be loaded allows no page, and is requested again', async () => {
  const asked = refuse('listFrameHosts', 'SERVICE_UNAVAILABLE', {})
  const { host } = await framed()
  await waitFor(() => expect(asked).toHaveLength(1))
  answer('listFrameHosts', { hosts: [CLINIC], showsAccount: false })
  host.say({ type: 'hello', display: 'dialog' })
  await waitFor(() => expect(closeButton()).not.toBeNull())
})

test('the button closes a frame over the page; an embedded frame has none', async () => {
  const { user, host } = await framed()
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }))
  expect(host.heard()).toEqual(['close'])
})

test('Escape closes the frame, unless it closes something in it', async () => {
  const { user, host } = await framed()
  await screen.findByRole('button', { name: 'Закрыть' })
  const menu = Object.assign(document.createElement('div'), { role: 'dialog' })
  document.body.append(menu)
  await user.keyboard('{Escape}')
  menu.remove()
  expect(host.heard()).toEqual([])
  await user.keyboard('{Escape}')
  expect(host.heard()).toEqual(['close'])
})

test.each<[string, object, string]>([
  ['a doctor at a branch', { doctorId: 7, branchId: 2 }, 'branch=2&doctor=7'],
  ['one assignment', { assignmentIds: ['72'] }, 'assignment=72'],
])('%s is chosen', async (_case, settings, search) => {
  const { set, path, host } = await framed('/online-booking')
  set(settings)
  await waitFor(() => expect(path()).toMatch(/^\/timeslot/))
  await waitFor(() => expect(host.heard()).toContain('applied'))
  expect(path()).toContain(search)
})

test('invalid settings change nothing, and the host page is told what is wrong', async () => {
  const { set, path, host } = await framed()
  set({ doctorId: '7', assignmentIds: ['71'], phone: '+48 123', colour: 'red' })
  await waitFor(() => expect(host.heard()).toEqual(['error']))
  expect(host.told.at(-1)).toMatchObject({
    code: 'MALFORMED_SETTINGS',
    problems: [{ setting: 'phone' }, { setting: 'colour' }],
  })
  expect(path()).not.toContain('doctor=')
  expect(await optionsOf('Специалист')).toHaveLength(3)
})

test('a host page can set only organisations that have it on their lists', async () => {
  const { set, host } = await framed()
  await screen.findByRole('button', { name: 'Закрыть' })
  refuse('listFrameHosts', 'NOT_FOUND', {})
  set({ providerCode: 'other', doctorId: '7' })
  await waitFor(() => expect(host.told.at(-1)).toMatchObject({ code: 'HOST_NOT_ALLOWED', to: CLINIC }))
  answer('listFrameHosts', { hosts: [CLINIC], showsAccount: false })
  set({ providerCode: 'second' })
  await waitFor(() => expect(host.heard()).toContain('applied'))
})

test('only doctors of the given assignments who can be booked online are offered', async () => {
  const { set } = await framed('/timeslot?branch=1')
  set({ assignmentIds: ['71', '81', '91'], doctorOnline: true })
  await waitFor(async () =>
    expect(await optionsOf('Специалист')).toEqual([therapist.fullName, paediatrician.fullName]),
  )
})

test('with many doctors the calendar marks only the dates of the given assignments', async () => {
  const many = Array.from({ length: 9 }, (_, at) => doctor(String(30 + at), { at: ['1', '2'] }))
  answer('listDoctors', many)
  answer('listBranchTimeslots', [])
  const marked = answer('listFreeDates', { dates: ['2026-11-26'] })
  const { set } = await framed()
  const asked = many.slice(0, 7).map(({ id }) => `${id}1`)
  set({ assignmentIds: asked })
  await waitFor(() => expect(marked.at(-1)?.query.assignmentIds).toBe(asked.join()))
})

test('the switch "doctor accepts children" is shown only with a profile filter', async () => {
  const { user, set } = await framed('/timeslot?branch=1')
  const accepts = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Врач принимает детей' })
  expect(await optionsOf('Специалист')).toHaveLength(3)
  expect(accepts()).toBeNull()
  set({ profileFilter: 2 })
  await waitFor(() => expect(accepts()?.checked).toBe(true))
  expect(await optionsOf('Специалист')).toEqual([paediatrician.fullName])
  await user.click(screen.getByRole('switch'))
  await waitFor(() => expect(accepts()?.checked).toBe(false))
  expect(await optionsOf('Специалист')).toEqual([therapist.fullName, registry.fullName])
})

test('a filter of 0 hides nobody until the switch is turned on', async () => {
  const { user, set } = await framed('/timeslot?branch=1')
  set({ profileFilter: 0 })
  const accepts = await screen.findByRole<HTMLInputElement>('switch')
  expect(accepts.checked).toBe(false)
  expect(await optionsOf('Специалист')).toHaveLength(3)
  await user.click(accepts)
  await waitFor(async () => expect(await optionsOf('Специалист')).toEqual([paediatrician.fullName]))
})

test("a removed setting no longer applies; the patient's own choice stays", async () => {
  const { set, path, host, go } = await framed('/online-booking')
  const applied = (times: number) =>
    waitFor(() => expect(host.heard().filter(type => type === 'applied')).toHaveLength(times))
  set({ doctorId: '7', branchId: '1' })
  await applied(1)
  await waitFor(() => expect(path()).toContain('doctor=7'))
  set({ branchId: '1', doctorId: null })
  await applied(2)
  expect(path()).toMatch(/branch=1/)
  expect(path()).not.toContain('doctor=')
  set({})
  await applied(3)
  expect(path()).not.toContain('branch=')
  set({ doctorId: '7' })
  await applied(4)
  go('/timeslot?doctor=8&branch=2')
  await waitFor(() => expect(path()).toContain('doctor=8'))
  set({ doctorId: null })
  await applied(5)
  expect(path()).toContain('doctor=8')
})

test('settings repeated after a reload do not navigate away', async () => {
  const { set, path, host, user } = await framed()
  set({ doctorId: '7' })
  await waitFor(() => expect(path()).toContain('doctor=7'))
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Войти' }))
  await waitFor(() => expect(path()).toMatch(/^\/sign-in/))
  set({ doctorId: '7' })
  await waitFor(() => expect(host.heard().filter(type => type === 'applied')).toHaveLength(2))
  expect(path()).toMatch(/^\/sign-in/)
})

test('a visit made elsewhere is offered for import once', async () => {
  const visitId = '01990000-0000-7000-8000-0000000000aa'
  const { set, host } = await framed('/sign-in')
  set({ visitId, phone: '+375 29 123-45-67', ed: true })
  await waitFor(() =>
    expect(pendingVisitImport()).toMatchObject({ orderId: visitId, phone: '375291234567', ed: true }),
  )
  dropVisitImport()
  set({ visitId, phone: '+375 29 123-45-67', ed: true })
  await waitFor(() => expect(host.heard().filter(type => type === 'applied')).toHaveLength(2))
  expect(pendingVisitImport()).toBeNull()
})

test('a bookmarked doctor becomes a favourite of the signed-in account', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listVisits', { future: [], past: [] })
  answer('followChanges', new Blob() as never)
  // The card of the chosen doctor makes this call as soon as it is rendered.
  answer('listBookingCapabilities', [])
  const { set } = await framed()
  set({ doctorId: '8', bookmark: true })
  await waitFor(() =>
    expect(readJson(deviceStorage, 'favouriteDoctors')).toMatchObject([{ id: '8', providerCode: 'demo' }]),
  )
})
