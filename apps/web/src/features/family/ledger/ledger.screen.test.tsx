import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { child, husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

type Entry = Answer<'readLedger'>['entries'][number]
const { profileId } = husband()
const ilya = { profileId, name: 'Ковалёв Илья Андреевич', relKind: 'SPOUSE' as const, isMe: false }
const me = { profileId: anna.me, name: anna.fullNameRu, relKind: 'ME' as const, isMe: true }

const entry = (id: string, at: string, action: Entry['action'], parts: Partial<Entry> = {}): Entry => ({
  id,
  at,
  action,
  profileId: anna.me,
  actor: ilya,
  other: null,
  details: {},
  ...parts,
})
const grant: Answer<'listGrants'>[number] = {
  profileId,
  name: ilya.name,
  relKind: 'SPOUSE',
  level: 'BOOK_VISITS',
  forProfileId: anna.me,
  changeable: true,
}

/** A server that keeps the level that was set last; returns the requests. */
function keepGrant(held: typeof grant) {
  const set = answer('setGrant', { data: { family: [husband()] } })
  answer('listGrants', () => [{ ...held, level: set.at(-1)?.body.level ?? held.level }])
  return set
}

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', { ...anna, family: [husband()] })
  answer('listProviders', [])
  answer('listGrants', [grant])
  answer('readLedger', { entries: [], hasMore: false })
})

test('actions are listed in words by day in Minsk, newest first', async () => {
  answer('readLedger', {
    entries: [
      entry('9', '2026-11-20T21:30:00Z', 'visit-cancelled'),
      entry('8', '2026-11-20T10:00:00Z', 'visits-viewed'),
      entry('7', '2026-11-20T09:00:00Z', 'rights-changed', {
        actor: me,
        other: ilya,
        details: { level: 'BOOK_VISITS' },
      }),
      entry('6', '2026-11-19T09:00:00Z', 'grown-up', { actor: null }),
    ],
    hasMore: false,
  })
  await open('/family/ledger')
  const first = await screen.findByRole('region', { name: '21 ноября 2026' })
  expect(within(first).getByRole('listitem').textContent).toBe('00:30Отменён визитКовалёв Илья Андреевич')
  const second = screen.getByRole('region', { name: '20 ноября 2026' })
  expect(
    within(second)
      .getAllByRole('listitem')
      .map(line => line.textContent),
  ).toEqual([
    '13:00Просмотрены визитыКовалёв Илья Андреевич',
    '12:00Разрешено записывать к врачу: Ковалёв Илья АндреевичВы',
  ])
  expect(screen.getByText('Автоматически')).toBeTruthy()
})

test('one tap takes the right back, and the same button gives it again', async () => {
  const set = keepGrant(grant)
  const { user } = await open('/family/ledger')
  const revoke = await screen.findByRole('button', { name: 'Отозвать право: Ковалёв Илья Андреевич' })
  await user.click(revoke)
  const undo = await screen.findByRole('button', { name: 'Вернуть право: Ковалёв Илья Андреевич' })
  expect(document.activeElement).toBe(undo)
  await user.click(undo)
  expect(await screen.findByRole('button', { name: /^Отозвать право/ })).toBeTruthy()
  expect(set.map(({ body }) => body)).toEqual([
    { profileId, level: 'VIEW_COVERAGE' },
    { profileId, level: 'BOOK_VISITS' },
  ])
})

test('a relative who sees results can be stopped too, and allowed again', async () => {
  answer('readLedger', {
    entries: [
      entry('9', '2026-11-20T10:00:00Z', 'rights-changed', {
        actor: me,
        other: ilya,
        details: { level: 'VIEW_REPORTS_TESTS' },
      }),
    ],
    hasMore: false,
  })
  const set = keepGrant({ ...grant, level: 'VIEW_REPORTS_TESTS' })
  const { user } = await open('/family/ledger')
  expect(await screen.findByText('Может записывать к врачу, видит результаты')).toBeTruthy()
  expect(await screen.findByText(/^Разрешено записывать к врачу и видеть результаты: Ковалёв/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Отозвать право/ }))
  await user.click(await screen.findByRole('button', { name: /^Вернуть право/ }))
  expect(await screen.findByText('Может записывать к врачу, видит результаты')).toBeTruthy()
  expect(set.map(({ body }) => body.level)).toEqual(['VIEW_COVERAGE', 'VIEW_REPORTS_TESTS'])
})

test('older pages are loaded on demand', async () => {
  const asked = answer('readLedger', {
    entries: [entry('9', '2026-11-20T10:00:00Z', 'visit-booked')],
    hasMore: true,
  })
  const { user } = await open('/family/ledger')
  const more = await screen.findByRole('button', { name: 'Показать ещё' })
  const older = answer('readLedger', {
    entries: [entry('3', '2026-11-18T10:00:00Z', 'visit-moved')],
    hasMore: false,
  })
  await user.click(more)
  expect(await screen.findByText('Перенесён визит')).toBeTruthy()
  expect(screen.getByText('Записан визит')).toBeTruthy()
  expect([asked[0]?.query, older[0]?.query]).toEqual([
    { profileId: anna.me },
    { profileId: anna.me, before: '9' },
  ])
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('the ledger of a child, on whom the other parent has their own rights', async () => {
  answer('readProfile', { ...anna, family: [child(), husband()] })
  answer('listGrants', [
    { ...grant, level: 'VIEW_REPORTS_TESTS', forProfileId: child().profileId, changeable: false },
  ])
  const asked = answer('readLedger', {
    entries: [entry('5', '2026-11-20T10:00:00Z', 'child-added', { profileId: child().profileId, actor: me })],
    hasMore: false,
  })
  const { user, path } = await open('/family/ledger')
  await user.selectOptions(await screen.findByLabelText('Чьи данные'), 'Ковалёв Пётр Ильич')
  await waitFor(() => expect(path()).toBe(`/family/ledger?profile=${child().profileId}`))
  expect(await screen.findByText('Второй родитель')).toBeTruthy()
  expect(await screen.findByText('Ребёнок теперь в семье: Ковалёв Пётр Ильич')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Отозвать/ })).toBeNull()
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ profileId: child().profileId }))
})

test('an empty ledger', async () => {
  answer('listGrants', [])
  await open('/family/ledger')
  expect(await screen.findByText('Никто, кроме вас.')).toBeTruthy()
  expect(await screen.findByText('Пока ничего')).toBeTruthy()
})

test('a ledger that cannot be loaded can be requested again', async () => {
  refuse('readLedger', 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  const { user } = await open('/family/ledger')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  answer('readLedger', { entries: [entry('9', '2026-11-20T10:00:00Z', 'visit-booked')], hasMore: false })
  await user.click(retry)
  expect(await screen.findByText('Записан визит')).toBeTruthy()
})
