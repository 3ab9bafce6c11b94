import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepReturnFor, keepReturnPath } from '../../app/session/return-path.ts'
import { session } from '../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const id = '01990000-0000-7000-8000-0000000000aa'
const phoneField = () => screen.getByLabelText('Номер телефона')
const codeField = () => screen.getByLabelText('5 цифр с картинки или из аудио')
const goOn = () => screen.getByRole('button', { name: 'Продолжить' })

test('Continue waits for a complete number; any notation is masked and sent as digits', async () => {
  const sent = answer('startPhoneLogin', { id, needsHumanCheck: false, resendAfter: 61 })
  const { user, path } = await open('/sign-in')
  await user.click(phoneField())
  await user.keyboard('8 029 123-45-6')
  expect(goOn()).toHaveProperty('disabled', true)
  await user.keyboard('7')
  expect(phoneField()).toHaveProperty('value', '+375 (29) 123-45-67')
  await user.click(goOn())

  expect(await screen.findByRole('heading', { name: 'Код из SMS' })).toBeTruthy()
  expect(path()).toBe('/sign-in/code-confirmation')
  expect(sent[0]?.body).toMatchObject({ phone: '375291234567', language: 'ru' })
})

test('a wrong number is reported when the field is left', async () => {
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '375171234567')
  expect(screen.queryByText('Введите корректный номер телефона')).toBeNull()
  await user.tab()
  expect(screen.getByText('Введите корректный номер телефона')).toBeTruthy()
})

test('a number with the trunk zero is accepted, typed or pasted', async () => {
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '029 111 22 33')
  expect(phoneField()).toHaveProperty('value', '+375 (29) 111-22-33')
  await user.clear(phoneField())
  await user.paste('029 111 22 33')
  expect(phoneField()).toHaveProperty('value', '+375 (29) 111-22-33')
})

test('a foreign number stays unchanged, with a text about which is needed', async () => {
  const { user } = await open('/sign-in')
  await user.click(phoneField())
  await user.paste('+7 916 123-45-67')
  expect(phoneField()).toHaveProperty('value', '+7 916 123-45-67')
  expect(screen.getByText('Введите корректный номер телефона')).toBeTruthy()
  expect(screen.getByText(/Нужен белорусский номер/)).toBeTruthy()
  expect(goOn()).toHaveProperty('disabled', true)
})

test('the captcha step is shown if the server requires it; a wrong code draws a new picture', async () => {
  answer('startPhoneLogin', { id, needsHumanCheck: true, resendAfter: 61 })
  refuse('confirmHuman', 'INVALID_CAPTCHA_CODE', {})
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '291234567')
  await user.click(goOn())

  const picture = await screen.findByRole('img', { name: /Картинка с цифрами/ })
  const first = picture.getAttribute('src')
  await user.type(codeField(), '12a345')
  expect(codeField()).toHaveProperty('value', '12345')
  await user.click(goOn())
  expect(await screen.findByText('Код введён неверно')).toBeTruthy()
  expect(codeField().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('img', { name: /Картинка с цифрами/ }).getAttribute('src')).not.toBe(first)

  answer('confirmHuman', { id, resendAfter: 61 })
  await user.type(codeField(), '54321')
  await user.click(goOn())
  expect(await screen.findByRole('heading', { name: 'Код из SMS' })).toBeTruthy()
})

test('a lock shows the remaining time', async () => {
  refuse('startPhoneLogin', 'ERROR_TOO_MANY_REQUESTS', { retryAfter: 3 * 3600 })
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '291234567')
  await user.click(goOn())
  expect((await screen.findByRole('alert')).textContent).toContain('Повторите через 3 часа')
})

test('without an answer the person is told so, and the input stays', async () => {
  loseConnection('startPhoneLogin')
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '291234567')
  await user.click(goOn())
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  expect(phoneField()).toHaveProperty('value', '+375 (29) 123-45-67')
})

test('an expired picture says so, without a word about an SMS', async () => {
  answer('startPhoneLogin', { id, needsHumanCheck: true, resendAfter: 61 })
  refuse('confirmHuman', 'ERROR_SESSION_EXPIRED', {})
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '291234567')
  await user.click(goOn())
  await user.type(await screen.findByLabelText('5 цифр с картинки или из аудио'), '12345')
  await user.click(goOn())
  expect((await screen.findByRole('alert')).textContent).toContain('Время на картинку вышло')
  expect(screen.queryByText(/SMS больше не действует/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ввести номер' }))
  expect(await screen.findByRole('heading', { name: 'Вход' })).toBeTruthy()
})

test('a signed-in person is sent to the profile', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  const { path } = await open('/sign-in')
  expect(await screen.findByText('Ковалёва Анна Петровна')).toBeTruthy()
  expect(path()).toBe('/profile')
})

test('a person who was choosing a time is told that it is held', async () => {
  keepReturnPath('/timeslot/17')
  await open('/sign-in')
  expect(screen.getByText(/После входа вы вернётесь к выбранному времени/)).toBeTruthy()
})

test.each([
  ['be', 'Уваход'],
  ['en', 'Sign in'],
] as const)('is shown in %s', async (language, title) => {
  await open('/sign-in', { language })
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test('the language can be changed at once', async () => {
  const { user } = await open('/sign-in')
  await user.selectOptions(screen.getByLabelText('Язык'), 'be')
  expect(await screen.findByRole('heading', { level: 1, name: 'Уваход' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('be')
})

test('the captcha can be heard, and the recording is loaded once per picture', async () => {
  answer('startPhoneLogin', { id, needsHumanCheck: true, resendAfter: 61 })
  const heard = answer('speakHumanCode', new Blob(['RIFF']))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  URL.createObjectURL = () => 'blob:recording'
  URL.revokeObjectURL = () => undefined
  const { user } = await open('/sign-in')
  await user.type(phoneField(), '291234567')
  await user.click(goOn())
  expect((await screen.findByRole('img')).getAttribute('alt')).toContain('нажмите «Прослушать»')

  await user.click(screen.getByRole('button', { name: 'Прослушать' }))
  const again = await screen.findByRole('button', { name: 'Прослушать ещё раз' })
  await user.click(again)
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
  expect(heard).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Показать другую картинку' }))
  await user.click(screen.getByRole('button', { name: 'Прослушать' }))
  await waitFor(() => expect(heard).toHaveLength(2))
})

test('a missing identity service is reported, and +37555 uses the API', async () => {
  const { user } = await open('/sign-in', { settings: { authConfig: { path: 'identity-service' } } })
  await user.type(phoneField(), '291234567')
  expect(await screen.findByText('Вход для этого номера сейчас недоступен')).toBeTruthy()
  expect(goOn()).toHaveProperty('disabled', true)
  await user.clear(phoneField())
  await user.type(phoneField(), '551234567')
  expect(goOn()).toHaveProperty('disabled', false)
})

test('other sign-in buttons are announced and disabled', async () => {
  await open('/sign-in')
  const soon = screen.getAllByRole('button', { name: /скоро/ })
  expect(soon).toHaveLength(2)
  for (const button of soon) expect(button).toHaveProperty('disabled', true)
})

test.each([
  ['/waitlist/join?assignment=1', null, /чтобы мы знали, кому сообщить о времени/],
  ['/clinics/demo/doctors/1', 'doctor', /чтобы добавить врача в «Мои врачи»/],
  ['/clinics/demo/branches/1', 'medcenter', /чтобы добавить медицинский центр/],
  ['/visits', null, /После входа откроется страница/],
] as const)('says why: %s', async (path, wanted, words) => {
  keepReturnPath(path)
  if (wanted) keepReturnFor(wanted)
  await open('/sign-in')
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a sign-out leaves neither where the user wanted to return, nor why', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  keepReturnPath('/clinics/demo/doctors/1')
  keepReturnFor('doctor')
  await open('/other')
  session.end()
  expect([sessionStorage.getItem('returnTo'), sessionStorage.getItem('returnFor')]).toEqual([null, null])
})
