import { screen, waitFor, within } from '@testing-library/react'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { doctor, slots, visit } from '../../../testing/clinic.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'
import { answerSync } from '../../../testing/sync-answer.ts'
import { beginWithVisit } from '../testing/visits-screen.ts'

beginWithVisit()

const price = (priceFrom: number) => ({ priceKind: 'fixed' as const, priceFrom, priceTo: null })
const changes: ErrorAttributes<'COVERAGE_CHANGES'> = {
  programId: 'epam',
  programCaption: 'Программа EPAM',
  phones: '',
  share: 0,
  formerShare: 100,
  why: 'not-covered',
  startDate: '2026-11-25T07:00:00Z',
  personPays: price(90.5),
  notCovering: { reason: 'ended', date: '2026-11-24' },
}

/** The form with a new time chosen and refused for its coverage. */
async function refused(given: Partial<typeof changes> = {}) {
  answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 1))
  refuse('moveVisit', 'COVERAGE_CHANGES', { ...changes, ...given })
  const screenOf = await open(`/visits/${visit.orderId}/move`)
  await screenOf.user.click(await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ }))
  await screenOf.user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  return screenOf
}

test('a visit that would lose its programme is moved after a question only', async () => {
  const { user, path } = await refused()
  const alert = await screen.findByRole('alert')
  expect(alert.querySelector('span')?.textContent.split('\n')).toEqual([
    'Программа EPAM: последний день программы для этого пациента — 24.11.2026.',
    'Новое время: среда, 25 ноября, 10:00.',
    'Вы заплатите 90,50\u00a0руб.',
  ])
  const inAlert = within(alert).getAllByRole('button')
  expect(inAlert.map(button => button.textContent)).toEqual([
    ...['Перенести за свой счёт', 'Выбрать другое время'],
  ])
  expect(screen.queryByRole('button', { name: 'Перенести визит' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(alert))
  const moved = answer('moveVisit', visit)
  await user.click(screen.getByRole('button', { name: 'Перенести за свой счёт' }))
  await waitFor(() => expect(path()).toBe(`/visits?visit=${visit.orderId}`))
  expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '71251', acceptedShare: 0 }])
})

test('the moved visit says who pays for it now, once its new time is shown', async () => {
  const epam = { coverer: 'epam', programCaption: 'EPAM', activatedAt: '2026-01-01', phones: [] }
  answer('readProfile', { ...anna, programs: [epam] })
  answer('listPrograms', [{ code: 'epam', kind: 'EMPLOYER', programCaption: 'Программа EPAM' }])
  const { user, path } = await refused()
  const now = { ...visit, startDate: '2026-11-25T07:00:00Z', covererCode: null }
  answer('moveVisit', now)
  const former = answerSync([{ ...visit, covererCode: 'epam', covererShare: 100 }])
  await user.click(await screen.findByRole('button', { name: 'Перенести за свой счёт' }))
  await waitFor(() => expect(path()).toBe(`/visits?visit=${visit.orderId}`))
  await waitFor(() => expect(former.length).toBeGreaterThan(0))
  expect(screen.queryByText('Вы платите сами в медицинском центре.')).toBeNull()
  answerSync([now])
  await user.click(screen.getByRole('button', { name: 'Обновить' }))
  const moved = (await screen.findByText('Вы платите сами в медицинском центре.')).parentElement
  expect(moved?.textContent).toContain('Визит перенесён')
  expect(screen.queryByText('Обновлено')).toBeNull()
})

test('while a move waits for its answer, the time that it has made itself is not told as the former one', async () => {
  answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 1))
  loseConnection('moveVisit')
  const { user, queries } = await open(`/visits/${visit.orderId}/move`)
  await user.click(await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ }))
  const before = screen.getByText('Сейчас').parentElement?.textContent
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  const read = answer('showVisit', { ...visit, startDate: '2026-11-25T07:00:00Z' })
  await queries.invalidateQueries({ queryKey: ['showVisit'] })
  await waitFor(() => expect(read).toHaveLength(1))
  expect(screen.getByText('Сейчас').parentElement?.textContent).toBe(before)
})

test('a move to a time that can be changed no more keeps its form until the answer', async () => {
  answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 1))
  loseConnection('moveVisit')
  const { user, queries } = await open(`/visits/${visit.orderId}/move`)
  await user.click(await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ }))
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  const read = answer('showVisit', { ...visit, isManageable: false })
  await queries.invalidateQueries({ queryKey: ['showVisit'] })
  await waitFor(() => expect(read).toHaveLength(1))
  expect(screen.getByText('Сейчас')).toBeTruthy()
})

test('another time can be chosen instead: the question goes, and the focus is at the choice', async () => {
  const { user } = await refused()
  await user.click(await screen.findByRole('button', { name: 'Выбрать другое время' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Выберите новое время/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Перенести визит' }).disabled).toBe(true)
})

test('a programme that would pay less is accepted with its share', async () => {
  const { user } = await refused({ share: 60, why: null, personPays: price(36.2) })
  expect(
    await screen.findByText(/программа оплатит 60 % цены вместо 100 %\..* Вы заплатите 36,20 руб\./),
  ).toBeTruthy()
  const moved = answer('moveVisit', visit)
  await user.click(screen.getByRole('button', { name: /^Перенести: программа заплатит 60\s%$/ }))
  await waitFor(() => expect(moved[0]?.body).toEqual({ timetableId: '71251', acceptedShare: 60 }))
})

test('a limit that is used up then is told as such', async () => {
  const usedUp = { limit: 'Консультации', visits: 2, period: 'MONTH' as const, renewsOn: '2026-12-01' }
  await refused({
    why: 'limit-reached',
    usedUp,
    personPays: { ...price(0), priceKind: null, priceFrom: null },
  })
  expect(
    await screen.findByText(
      /по лимиту «Консультации» визитов на этот день не осталось\. Снова доступен с 01\.12\.2026\..* Сколько платить, скажет/,
    ),
  ).toBeTruthy()
})

test('the question names the new doctor and place, and what was chosen outlives a sign-in', async () => {
  answer('listDoctors', [doctor('7', { at: ['1', '2'] }), doctor('8')])
  answer('listDoctorTimeslots', [
    ...slots('71', '2026-11-24T07:00:00Z', 1),
    ...slots('81', '2026-11-24T07:00:00Z', 1),
    ...slots('81', '2026-11-25T08:00:00Z', 1),
  ])
  refuse('moveVisit', 'COVERAGE_CHANGES', changes)
  const first = await open(`/visits/${visit.orderId}/move`)
  const where = 'Ковалевич Анна 8, Филиал на Немиге'
  await first.user.selectOptions(await screen.findByRole('combobox', { name: 'К кому и куда' }), where)
  // The closed list may show the name of the doctor alone.
  expect(await screen.findByText('Филиал на Немиге', { selector: 'p' })).toBeTruthy()
  await first.user.click(await screen.findByRole('button', { name: /^Выберите дату|^Дата/ }))
  await first.user.click(await screen.findByRole('button', { name: /^среда, 25 ноября/ }))
  await first.user.click(await screen.findByRole('button', { name: /^11:00, среда, 25 ноября/ }))
  await first.user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  expect((await screen.findByRole('alert')).textContent).toContain(`Новое место: ${where}.`)
  first.close()
  session.start(tokens)
  const { user } = await open(`/visits/${visit.orderId}/move`)
  const time = await screen.findByRole('button', { name: /^11:00, среда, 25 ноября/, pressed: true })
  expect(time).toBeTruthy()
  expect(await screen.findByRole('combobox', { name: 'К кому и куда' })).toHaveProperty('value', '81')
  const moved = answer('moveVisit', visit)
  await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
  await waitFor(() => expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '81251' }]))
})

describe('with a programme', () => {
  const program = { coverer: 'epam', programCaption: 'Программа EPAM', activatedAt: '2026-01-01', phones: [] }
  const paidBy = (share: number): Answer<'listPayers'> => ({
    price: price(90.5),
    programmes: [
      {
        ...{ programId: 'epam', programCaption: 'Программа EPAM', phones: '', coverage: 'COVERED', share },
        ...{ limit: null, programmePays: price(0), personPays: price(90.5), coveredOptions: [] },
      },
    ],
    preferred: share > 0 ? 'epam' : null,
  })
  const covered = { ...visit, covererCode: 'epam', covererShare: 100, paymentMethod: 'programme' as const }
  beforeEach(() => {
    answer('readProfile', { ...anna, programs: [program] })
    answer('showVisit', covered)
  })

  test('a question that holds no more goes, and the next press asks the server anew', async () => {
    const asked = answer('listPayers', paidBy(0))
    const { user, queries, path } = await refused({ notCovering: { reason: 'suspended' } })
    await screen.findByRole('button', { name: 'Перенести за свой счёт' })
    await waitFor(() => expect(asked.length).toBeGreaterThan(1))
    expect(asked[0]?.query).toMatchObject({ timetableId: '71251', orderId: visit.orderId })
    await queries.invalidateQueries({ queryKey: ['listPayers'] })
    expect(screen.getByRole('button', { name: 'Перенести за свой счёт' })).toBeTruthy()
    answer('listPayers', paidBy(100))
    await queries.invalidateQueries({ queryKey: ['listPayers'] })
    const said = await screen.findByText('Изменилось, кто платит за визит. Нажмите кнопку ещё раз.')
    expect(document.activeElement).toBe(said)
    expect(screen.queryByRole('alert')).toBeNull()
    const moved = answer('moveVisit', covered)
    await user.click(screen.getByRole('button', { name: 'Перенести визит' }))
    await waitFor(() => expect(path()).toBe(`/visits?visit=${visit.orderId}`))
    expect(moved.map(({ body }) => body)).toEqual([{ timetableId: '71251' }])
  })

  test('where the programme pays after all, an answer to the former question is asked again', async () => {
    answer('listPayers', paidBy(0))
    const { user } = await refused()
    const own = await screen.findByRole('button', { name: 'Перенести за свой счёт' })
    refuse('moveVisit', 'COVERAGE_CHANGES', { ...changes, share: 100, why: null })
    await user.click(own)
    expect(await screen.findByText('Программа снова платит')).toBeTruthy()
    expect(
      screen.getByText(/^Программа EPAM: визит в новое время программа оплатит, 100\s% цены\.$/),
    ).toBeTruthy()
    const moved = answer('moveVisit', covered)
    await user.click(screen.getByRole('button', { name: /^Перенести: программа заплатит 100\s%$/ }))
    await waitFor(() => expect(moved[0]?.body).toEqual({ timetableId: '71251', acceptedShare: 100 }))
  })

  test('a visit at own expense says that the programme would pay for its new time', async () => {
    answer('showVisit', visit)
    answer('listPayers', paidBy(100))
    answer('listDoctorTimeslots', slots('71', '2026-11-25T07:00:00Z', 1))
    const { user } = await open(`/visits/${visit.orderId}/move`)
    const time = await screen.findByRole('button', { name: /^10:00, среда, 25 ноября/ })
    expect(screen.queryByText(/оплатила бы/)).toBeNull()
    await user.click(time)
    expect(await screen.findByText(/^Программа EPAM: программа оплатила бы визит в это время\./)).toBeTruthy()
  })
})
