import '../../testing/indexed-db.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { readsOf } from '@vizit/api-client/generated/topics.ts'
import { accessLevels } from '@vizit/domain/access/access-level.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { branch, doctor, NOW, timeslot, visit } from '../../testing/clinic.ts'
import { child, husband } from '../../testing/family.ts'
import { ownVisit, publicVisit } from '../../testing/imports.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import {
  answerTests,
  consent,
  measured,
  medicalTest,
  recordLink,
  testId,
  trendPoint,
} from '../../testing/tests.ts'
import { offer, wait } from '../../testing/waits.ts'
import { openWith, wipeStore } from '../device-store/device-store.ts'
import { readList, saveList } from '../device-store/stored-lists.ts'
import { codes } from '../documents/activation-codes.ts'
import { session } from '../session/session.ts'
import { dropVisitImport, startVisitImport } from '../visit-import/visit-import.ts'

const { profileId } = husband()
const ilya = { profileId, customerFirstName: 'Илья' }
const his = { ...visit, ...ilya }
const hisTest = medicalTest(ilya)
const son = child({ profile: { lastName: 'Ковалёв', firstName: 'Пётр', phone: '375291112233' } })
const reminders = (...profileIds: string[]) =>
  answer('readReminderSettings', {
    choice: 'day-before-10',
    ways: { push: true, sms: true, email: true },
    quietHours: { from: '22:00', to: '08:00' },
    members: profileIds.map(of => ({ profileId: of, told: 'all' as const })),
    reach: { devices: 0, maskedPhone: '375*******67', maskedEmail: null },
  })
const reminder = {
  choice: null,
  usual: 'day-before-20',
  isTold: true,
  remindsAt: null,
  remindedAt: null,
  confirmedAt: null,
  moments: [],
} as const
const missed = { ...his, status: 'missed', isPast: true, isManageable: false } as const
const able = { onlineBookingAllowed: true, declineReasons: [], profileHint: null }
const path = `/visits/${visit.orderId}`

function grant() {
  answer('readProfile', { ...anna, family: [husband({ accessLevels: [...accessLevels] }), son] })
  answerSync([his], { profileIds: [anna.me, profileId], reportsOf: [anna.me, profileId] })
  answer('listVisits', { future: [his], past: [] })
  answer('showVisit', his)
  answer('showVisitReminder', reminder as never)
  answerTests(hisTest)
  answer('showTest', hisTest)
  answer('readTestValues', { testId, date: hisTest.date, values: [measured()] })
  answer('readAnalyteTrend', {
    analyteCode: 'HGB',
    name: 'Гемоглобин',
    unit: 'г/л',
    points: [trendPoint('2025-11-12T06:00:00Z', 131), trendPoint('2026-11-12T06:00:00Z', 118)],
  })
  answer('downloadTestDocument', new Blob(['%PDF'], { type: 'application/pdf' }))
  reminders(anna.me, profileId)
  answer('listDocumentsConsents', { consents: [consent({ profileId })] })
  answer('listWaits', [wait(ilya)])
  answer('showOffer', offer(ilya))
  answer('showMissedVisits', {
    profileId,
    missed: 1,
    past: 3,
    share: 0.33,
    minimumMissed: 2,
    reopensAt: null,
    visits: [missed],
  } as never)
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able, onlineBookingAllowed: false },
    { profileId, ...able },
  ])
}

/** The server's answers from now on; open pages learn of the change by the topic. */
function takeBack() {
  answer('readProfile', {
    ...anna,
    family: [husband({ accessLevels: ['VIEW_NAME'], profile: { fullNameRu: null } })],
  })
  answerSync([], { profileIds: [anna.me], reportsOf: [anna.me] })
  answer('listVisits', { future: [], past: [] })
  answerTests()
  reminders(anna.me)
  answer('listDocumentsConsents', { consents: [] })
  answer('listWaits', [])
  answer('listBookingCapabilities', [{ profileId: anna.me, ...able, onlineBookingAllowed: false }])
  for (const name of [
    'showVisit',
    'showVisitReminder',
    'showTest',
    'readTestValues',
    'readAnalyteTrend',
    'downloadTestDocument',
    'showOffer',
    'showMissedVisits',
  ] as const)
    refuse(name, 'NOT_FOUND', {})
}

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listBranches', [branch('1', 'Филиал на Немиге')])
  answer('listDoctors', [doctor('7')])
  answer('listDoctorTimeslots', [])
  answer('discoverVisits', [])
  answer('showTimeslot', timeslot)
  answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
  answer('releaseHold', undefined)
  answer('listGrants', [])
  answer('readLedger', { entries: [], hasMore: false } as never)
  grant()
  codes.keep({ providerCode: 'demo', recordLink }, '123456', -1)
})
afterEach(async () => {
  vi.useRealTimers()
  codes.drop({ providerCode: 'demo', recordLink })
  dropVisitImport()
  // A page that is still open would open the store again while it is wiped.
  cleanup()
  await wipeStore()
})

type User = ReturnType<typeof userEvent.setup>
interface Shown {
  readonly at: string
  /** The text about the relative on this screen, which no screen shows afterwards. */
  readonly shows: RegExp
  readonly first?: (user: User) => Promise<void>
  readonly before?: () => void
}

const doctorOfVisit = /Гончаренко/
const press = (name: RegExp) => async (user: User) => {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await user.click(button)
}

async function openDocument(user: User): Promise<void> {
  await press(/^Открыть результаты/)(user)
  await screen.findByRole('button', { name: 'Скачать' })
}

function importHis(): void {
  answer('readPublicVisit', publicVisit)
  answer('discoverVisits', [{ ...ownVisit(), targetProfile: { _id: profileId } }])
  startVisitImport({ orderId: visit.orderId, waits: false })
}

const screens: [string, Shown][] = [
  ['the list of visits', { at: '/visits', shows: doctorOfVisit }],
  ['a visit', { at: path, shows: doctorOfVisit }],
  [
    'a visit about to be cancelled',
    { at: path, shows: /Отменить визит\?|Гончаренко/, first: press(/^Отменить визит/) },
  ],
  ['a visit about to be moved', { at: `${path}/move`, shows: doctorOfVisit }],
  ['the missed visits', { at: `/visits/missed?profile=${profileId}`, shows: /Илья/ }],
  ['the list of tests', { at: '/tests', shows: /Общий анализ крови/ }],
  ['a test with its values', { at: `/tests/${testId}`, shows: /Гемоглобин|Общий анализ крови/ }],
  ['the trend of a value', { at: `/tests/${testId}`, shows: /131|Динамика/, first: press(/^Динамика: /) }],
  ['an open document', { at: `/tests/${testId}`, shows: /Скачать|Гемоглобин/, first: openDocument }],
  ['the reminders', { at: '/reminders', shows: /Илья/ }],
  ['the data of a child', { at: `/family/edit-child?id=${son.profileId}`, shows: /Пётр/ }],
  ['the documents consents', { at: '/tests/consents', shows: /Илья|Клиника «Мир»/ }],
  ['the waits', { at: '/waitlist', shows: /Сидоров/ }],
  ['an offered time', { at: `/waitlist/offers/${offer().offerId}`, shows: /Сидоров/ }],
  ['the booking form', { at: '/timeslot/501?clinic=demo', shows: /Илья Андреевич/ }],
  ['my family', { at: '/family', shows: /Илья Андреевич/ }],
  ['the rights of a relative', { at: `/family/access?id=${profileId}`, shows: /Илья Андреевич/ }],
  ['the ledger of a relative', { at: `/family/ledger?profile=${profileId}`, shows: /Илья Андреевич/ }],
  ['the card', { at: '/wallet', shows: doctorOfVisit }],
  ['a visit to be taken over for him', { at: '/family', shows: /для пациента: .*Илья/, before: importHis }],
]

/** Also as the value of a form field. */
const seen = (what: RegExp) =>
  [
    document.body.textContent ?? '',
    ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
  ].some(text => what.test(text))

test.each(screens)(
  '%s is emptied when the right was taken back',
  async (_name, { at, shows, first, before }) => {
    before?.()
    const { user, queries, close } = await open(at)
    await waitFor(() => expect(seen(shows)).toBe(true))
    await first?.(user)
    takeBack()
    act(() => {
      for (const read of readsOf.family) void queries.invalidateQueries({ queryKey: [read] })
    })
    await waitFor(() => expect(seen(shows)).toBe(false), { timeout: 5000 })
    close()
  },
)

test.each(screens)(
  '%s is emptied when only the profile was read again',
  async (_name, { at, shows, first, before }) => {
    before?.()
    const { user, queries, close } = await open(at)
    await waitFor(() => expect(seen(shows)).toBe(true))
    await first?.(user)
    takeBack()
    act(() => void queries.invalidateQueries({ queryKey: ['readProfile'] }))
    await waitFor(() => expect(seen(shows)).toBe(false), { timeout: 5000 })
    close()
  },
)

const keys = { hashKey: anna.hashKey ?? '', storeKey: anna.storeKey ?? '' }
const stored = async () => ({
  visits: (await readList('visits'))?.items.map(item => item.profileId),
  tests: (await readList('tests'))?.items.map(item => item.profileId),
})

async function keepHis() {
  await openWith(keys)
  const seenOf = { profileIds: [anna.me, profileId], reportsOf: [anna.me, profileId] }
  await saveList('visits', [his, { ...visit, id: 'mine', orderId: 'mine' }], { syncedAt: NOW, seen: seenOf })
  await saveList('tests', [hisTest], { syncedAt: NOW, seen: seenOf })
}

test("the person's data on the device is deleted, on every screen", async () => {
  await keepHis()
  const { queries, close } = await open('/family')
  expect(await stored()).toEqual({ visits: [profileId, anna.me], tests: [profileId] })
  takeBack()
  act(() => void queries.invalidateQueries({ queryKey: ['readProfile'] }))
  await waitFor(async () => expect(await stored()).toEqual({ visits: [anna.me], tests: [] }))
  close()
})

test('a right taken back while the device was offline takes effect at the first profile', async () => {
  await keepHis()
  takeBack()
  const { close } = await open('/family')
  await waitFor(async () => expect(await stored()).toEqual({ visits: [anna.me], tests: [] }))
  close()
})

test('a visit that the server no longer answers is removed from the list on the device', async () => {
  await keepHis()
  refuse('showVisit', 'NOT_FOUND', {})
  const { close } = await open(path)
  expect(await screen.findByText('Такого визита нет')).toBeTruthy()
  await waitFor(async () => expect((await stored()).visits).toEqual([anna.me]))
  close()
})

test('without an answer the former data stays', async () => {
  const { queries, close } = await open(path)
  await waitFor(() => expect(seen(doctorOfVisit)).toBe(true))
  const asked = loseConnection('showVisit')
  await act(() => queries.refetchQueries({ queryKey: ['showVisit'] }))
  expect(asked.length).toBeGreaterThan(0)
  expect(seen(doctorOfVisit)).toBe(true)
  close()
})
