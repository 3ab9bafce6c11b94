import { createBrowserHistory } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDraft } from '../../app/browser-storage/drafts.ts'
import { basket, setCount } from '../../app/drugs/basket.ts'
import { recentSearches, rememberSearch } from '../../app/search/recent-searches.ts'
import { keepDraftsOfSameUser } from '../../app/session/draft-owner.ts'
import { keepReturnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { drugDetails } from '../../testing/drugs.ts'
import { open } from '../../testing/open.tsx'
import { anna, profileToFillIn, tokens } from '../../testing/people.ts'
import { reminderSettings } from '../../testing/reminder-settings.ts'
import { answerSync } from '../../testing/sync-answer.ts'
import { keepAttempt } from './sign-in-attempt.ts'

const attempt = {
  loginId: '01990000-0000-7000-8000-0000000000aa',
  phone: '375291234567',
  needsHumanCheck: false,
  resendAt: 0,
}
const codeField = () => screen.getByLabelText('Код из 6 цифр')
const screenPath = '/sign-in/code-confirmation'

afterEach(() => session.end())
beforeEach(() => keepAttempt({ ...attempt, resendAt: Date.now() + 61_000 }))

function acceptCode() {
  answer('startSession', tokens)
  answer('listVisits', { future: [], past: [] })
  return answer('confirmSms', { token: 'one-time' })
}

test('a pasted code signs in; a patient with a name starts at the visits', async () => {
  const sent = acceptCode()
  answer('readProfile', anna)
  const { user, path } = await open(screenPath)
  expect(document.activeElement).toBe(codeField())
  await user.paste('24.11 Визит: код １２３-456, до 10:15')
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(sent[0]?.body).toEqual({ id: attempt.loginId, code: '123456' })
  expect(session.state()).toBe('signed-in')
})

test('a patient without a name who was booking completes the profile and returns to the same place', async () => {
  keepReturnPath('/timeslot?from=slot')
  acceptCode()
  answer('readProfile', profileToFillIn)
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  const saved = answer('saveProfile', anna)
  const { user, path } = await open(screenPath)
  await user.paste('123456')
  await user.type(await screen.findByLabelText(/Фамилия/), 'Ковалёва')
  expect(path()).toBe('/profile/edit')
  await user.type(screen.getByLabelText(/^Имя/), 'Анна')
  await user.type(screen.getByLabelText(/Отчество/), '-')
  await user.type(screen.getByLabelText(/Дата рождения/), '29021984')
  await user.click(screen.getByLabelText('Женский'))
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(path()).toContain('/timeslot'))
  expect(saved[0]?.body).toMatchObject({
    fullNameRu: 'Ковалёва Анна',
    lastName: 'Ковалёва',
    firstName: 'Анна',
    middleName: null,
    birthday: '1984-02-29',
    sex: 'FEMALE',
  })
})

test.each([
  ['a screen that a guest may see', '/timeslot?from=slot', keepReturnPath],
  ['a screen for users only', '/visits?tab=past', () => undefined],
])('after the sign-in Back leads to what was before %s', async (_case, asked, keep) => {
  acceptCode()
  answer('readProfile', anna)
  for (const list of ['listProviders', 'listLocations', 'listBranches', 'listDoctors'] as const)
    answer(list, [])
  answerSync([])
  const history = createBrowserHistory()
  history.replace('/other')
  const { user, path, go } = await open('/other', { history })
  const before = window.history.state.__TSR_index
  go(asked)
  await waitFor(() => expect(path()).toMatch(/^\/(timeslot|sign-in)/))
  keep(asked)
  if (path() !== '/sign-in') go('/sign-in')
  await screen.findByLabelText('Номер телефона')
  go(screenPath)
  await waitFor(() => expect(codeField()).toBeTruthy())
  await user.click(codeField())
  await user.paste('123456')
  await waitFor(() => expect(path()).toContain(asked))
  await waitFor(() => expect(window.history.state.__TSR_index).toBe(before + 1))
  history.back()
  await waitFor(() => expect(path()).toBe('/other'))
})

test('who has no profile comes back to the form that waits for a drug: it needs none', async () => {
  keepReturnPath('/drugs/1#ask-12')
  acceptCode()
  answer('readProfile', profileToFillIn)
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listDrugAlerts', [])
  answer('readReminderSettings', reminderSettings)
  answer('showDrug', drugDetails())
  const { user, path } = await open(screenPath)
  await user.paste('123456')
  expect(await screen.findByRole('dialog', { name: 'Сообщить мне, когда появится' })).toBeTruthy()
  expect(path()).toBe('/drugs/1#ask-12')
})

test("a guest's basket and searches go over to the account, beside its own of this tab", async () => {
  keepDraftsOfSameUser(anna.userId)
  keepDraft('drugBasket', { items: [{ packId: '11', count: 3 }] })
  keepDraft('recentSearches', { queries: ['окулист'] })
  setCount('11', 1)
  setCount('12', 2)
  rememberSearch('лор')
  acceptCode()
  answer('readProfile', anna)
  const { user, path } = await open(screenPath)
  await user.paste('123456')
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(basket()).toEqual([
    { packId: '11', count: 3 },
    { packId: '12', count: 2 },
  ])
  expect(recentSearches()).toEqual(['лор', 'окулист'])
  session.end()
  expect([basket(), recentSearches()]).toEqual([[], []])
})

test('a new phone is told that an account is being made, and gets it at once', async () => {
  const asked = refuse('startSession', 'USER_NOT_REGISTERED', {})
  answer('confirmSms', { token: 'one-time' })
  const { user } = await open(screenPath)
  expect(screen.getByText(/Если вы у нас впервые, мы сразу создадим профиль/)).toBeTruthy()
  await user.paste('123456')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ body }) => body)).toMatchObject([
    { token: 'one-time', register: false, anonymousId: expect.any(String) },
    { token: 'one-time', register: true },
  ])
})

test('a session whose answer was lost is requested again automatically, not the code', async () => {
  const confirmed = answer('confirmSms', { token: 'one-time' })
  loseConnection('startSession')
  const { user, path } = await open(screenPath)
  await user.paste('123456')
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  acceptCode()
  answer('readProfile', anna)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(confirmed).toHaveLength(1)
})

test('after the last wrong attempt the remaining wait for another code is shown', async () => {
  refuse('confirmSms', 'INVALID_CODE', { attemptsLeft: 0, retryAfter: 51 })
  const { user } = await open(screenPath)
  await user.paste('000000')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Новый код можно запросить через 51 секунду',
  )
})

test.each([
  ['BLOCKED_TRY_LATER', { retryAfter: 45 }, 'Повторите через 45 секунд'],
  ['INVALID_STATE', { retryAfter: 300 }, 'Повторите через 5 минут'],
  ['INVALID_STATE', { retryAfter: 0, needsHumanCheck: false }, 'Начните вход сначала'],
] as const)('%s with %o shows the remaining wait', async (code, attributes, words) => {
  refuse('confirmSms', code, attributes)
  const { user } = await open(screenPath)
  await user.paste('000000')
  expect((await screen.findByRole('alert')).textContent).toContain(words)
})

test('a login with an unsolved captcha leads back to it', async () => {
  refuse('confirmSms', 'INVALID_STATE', { retryAfter: 0, needsHumanCheck: true })
  const { user } = await open(screenPath)
  await user.paste('000000')
  expect(await screen.findByRole('heading', { name: 'Подтвердите, что вы не робот' })).toBeTruthy()
})

test('entered and wrong codes are counted, without the codes', async () => {
  refuse('confirmSms', 'INVALID_CODE', { attemptsLeft: 4 })
  const { user } = await open(screenPath)
  const told = answer('recordAuthEvent', undefined)
  await user.paste('000000')
  await waitFor(() => expect(told).toHaveLength(2))
  expect(told.map(({ body }) => body)).toEqual([{ event: 'code entered' }, { event: 'wrong code' }])
})

test('a wrong code empties the field, keeps its focus and shows how many attempts are left', async () => {
  refuse('confirmSms', 'INVALID_CODE', { attemptsLeft: 4 })
  const { user } = await open(screenPath)
  await user.paste('000000')
  expect((await screen.findByRole('alert')).textContent).toContain('Осталось 4 попытки')
  expect(codeField()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(codeField())
})

test('an expired code says so', async () => {
  refuse('confirmSms', 'ERROR_SESSION_EXPIRED', {})
  const { user } = await open(screenPath)
  await user.paste('000000')
  expect(await screen.findByText('Код из SMS больше не действует')).toBeTruthy()
})

test('sending again is offered after the countdown', async () => {
  keepAttempt(attempt)
  answer('startPhoneLogin', { id: attempt.loginId, needsHumanCheck: false, resendAfter: 61 })
  const { user } = await open(screenPath)
  await user.click(screen.getByRole('button', { name: 'Отправить SMS ещё раз' }))
  expect(await screen.findByText('Новый код отправлен')).toBeTruthy()
  expect(screen.getByText(/можно через 6[01] секунд/)).toBeTruthy()
})

test('without a started sign-in the screen leads to the phone', async () => {
  sessionStorage.clear()
  const { path } = await open(screenPath)
  await waitFor(() => expect(path()).toBe('/sign-in'))
})
