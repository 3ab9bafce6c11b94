import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepPlace } from '../../app/session/kept-place.ts'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, newcomer, tokens } from '../../testing/people.ts'
import { keepAttempt } from './sign-in-attempt.ts'

const attempt = {
  loginId: '01990000-0000-7000-8000-0000000000aa',
  phone: '375291234567',
  needsHumanCheck: false,
  resendAt: 0,
}
const codeField = () => screen.getByLabelText('Код из 6 цифр')
const screenPath = '/sign-in/code-confirmation'

beforeEach(() => keepAttempt({ ...attempt, resendAt: Date.now() + 61_000 }))

function acceptCode() {
  answer('startSession', tokens)
  answer('listVisits', { future: [], past: [] })
  return answer('confirmSms', { token: 'one-time' })
}

test('a pasted code signs in; a person whose name is known starts at the visits', async () => {
  const sent = acceptCode()
  answer('readProfile', anna)
  const { user, path } = await open(screenPath)
  expect(document.activeElement).toBe(codeField())
  await user.paste('123-456')
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(sent[0]?.body).toEqual({ id: attempt.loginId, code: '123456' })
  expect(session.state()).toBe('signed-in')
})

test('a newcomer who was booking fills in the profile and returns to the same place', async () => {
  keepPlace('/profile?from=slot')
  acceptCode()
  answer('readProfile', newcomer)
  const saved = answer('saveProfile', anna)
  const { user, path } = await open(screenPath)
  await user.paste('123456')
  await user.type(await screen.findByLabelText(/Фамилия/), 'Ковалёва')
  expect(path()).toBe('/profile/edit')
  await user.type(screen.getByLabelText(/^Имя/), 'Анна')
  await user.type(screen.getByLabelText(/Отчество/), '-')
  await user.type(screen.getByLabelText(/Дата рождения/), '29021984')
  await user.click(screen.getByLabelText('Женский'))
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(path()).toBe('/profile?from=slot'))
  expect(saved[0]?.body).toEqual({
    fullNameRu: 'Ковалёва Анна',
    lastName: 'Ковалёва',
    firstName: 'Анна',
    middleName: null,
    birthday: '1984-02-29',
    sex: 'FEMALE',
    consentReceived: false,
  })
})

test('a wrong code empties the field, keeps it focused and says how many attempts are left', async () => {
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

test('sending anew is offered when the countdown has ended', async () => {
  keepAttempt(attempt)
  answer('startPhoneLogin', { id: attempt.loginId, needsHumanCheck: false, resendAfter: 61 })
  const { user } = await open(screenPath)
  await user.click(screen.getByRole('button', { name: 'Отправить SMS ещё раз' }))
  expect(await screen.findByText('Новый код отправлен')).toBeTruthy()
  expect(screen.getByText(/можно через 6[01] секунд/)).toBeTruthy()
})

test('without a sign-in under way the screen leads to the phone', async () => {
  sessionStorage.clear()
  const { path } = await open(screenPath)
  await waitFor(() => expect(path()).toBe('/sign-in'))
})
