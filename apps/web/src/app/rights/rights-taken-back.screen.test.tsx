import '../../testing/indexed-db.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { readsOf } from '@vizit/api-client/generated/topics.ts'
import { expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { NOW, visit } from '../../testing/clinic.ts'
import { husband } from '../../testing/family.ts'
import { ownVisit, publicVisit } from '../../testing/imports.ts'
import { open } from '../../testing/open.tsx'
import { anna } from '../../testing/people.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { testId } from '../../testing/tests.ts'
import { offer } from '../../testing/waits.ts'
import { openWith } from '../device-store/device-store.ts'
import { readList, saveList } from '../device-store/stored-lists.ts'
import { startVisitImport } from '../visit-import/visit-import.ts'
import {
  beginWithRelative,
  his,
  hisTest,
  path,
  profileId,
  son,
  takeBack,
} from './testing/relative-with-rights.ts'

beginWithRelative()

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
  const all = [anna.me, profileId]
  const seenOf = { profileIds: all, reportsOf: all, coverageOf: all }
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

test.each([
  ['by the profile, on every screen', '/family'],
  ['by the next sync', '/visits'],
])('who pays for his visits is taken off the device %s, and the visits stay', async (_case, at) => {
  const paid = { covererCode: 'epam', covererShare: 80, paymentMethod: 'programme' } as const
  const people = [anna.me, profileId]
  await openWith(keys)
  await saveList('visits', [{ ...his, ...paid }], {
    syncedAt: NOW,
    // An older release has stored it: it did not say whose programmes are there.
    seen: { profileIds: people, reportsOf: people } as never,
  })
  const seesVisits = husband({ accessLevels: ['VIEW_NAME', 'VIEW_VISITS'] })
  answer('listPrograms', [])
  answer('readProfile', { ...anna, family: [seesVisits] })
  answerSync([], { profileIds: people, coverageOf: [anna.me] })
  const { close } = await open(at)
  await waitFor(async () =>
    expect((await readList('visits'))?.items).toMatchObject([
      { profileId, covererCode: null, covererShare: null, paymentMethod: 'own' },
    ]),
  )
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
