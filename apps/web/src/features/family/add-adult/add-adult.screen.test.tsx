import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW } from '../../../testing/clinic.ts'
import { husband } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const path = '/family/add-adult'
const relId = '01990000-0000-7000-8000-0000000000bb'
type User = Awaited<ReturnType<typeof open>>['user']

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
})
afterEach(() => void vi.useRealTimers())

const goOn = () => screen.getByRole('button', { name: 'Продолжить' })
const codeField = () => screen.findByLabelText('Код из 6 цифр')

async function write(user: User, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

async function fill(user: User) {
  await user.click(await screen.findByLabelText('Родитель'))
  await write(user, screen.getByLabelText(/Фамилия/), 'Ковалёва')
  await write(user, screen.getByLabelText(/^Имя/), 'Ольга')
  await write(user, screen.getByLabelText(/Отчество/), 'Ивановна')
  await write(user, screen.getByLabelText(/Дата рождения/), '03041955')
  await user.click(screen.getByLabelText('Женский'))
  await write(user, screen.getByLabelText(/Телефон родственника/), '291112233')
}

async function toSendStep(user: User) {
  const started = refuse('startRelative', 'NEEDS_CONFIRMATION', { objectId: relId })
  await fill(user)
  await user.click(goOn())
  await user.click(screen.getByRole('button', { name: 'Верно' }))
  await screen.findByText('Шаг 2 из 3')
  return started
}

async function toCodeStep(user: User) {
  await toSendStep(user)
  answer('sendRelativeCode', { resendAfter: 61 })
  await user.click(screen.getByRole('button', { name: 'Отправить SMS' }))
  await screen.findByText('Шаг 3 из 3')
}

test('the form, the confirmation, the SMS, the code: then the relative is in the family', async () => {
  const { user, path: at } = await open(path)
  const started = refuse('startRelative', 'NEEDS_CONFIRMATION', { objectId: relId })
  await fill(user)
  await user.click(goOn())
  const dialog = screen.getByRole('dialog', { name: 'Всё верно?' })
  expect(dialog.textContent).toContain('мать')
  expect(dialog.textContent).toContain('+375\u00a0(29)\u00a0111\u201122\u201133')
  expect(started).toHaveLength(0)
  await user.click(within(dialog).getByRole('button', { name: 'Верно' }))

  expect(await screen.findByText(/Ковалёва Ольга Ивановна получит SMS/)).toBeTruthy()
  expect(started[0]?.body).toEqual({
    relKind: 'PARENT',
    fullNameRu: 'Ковалёва Ольга Ивановна',
    lastName: 'Ковалёва',
    firstName: 'Ольга',
    middleName: 'Ивановна',
    birthday: '1955-04-03',
    sex: 'FEMALE',
    phones: [{ number: '375291112233' }],
  })
  const sent = answer('sendRelativeCode', { resendAfter: 61 })
  await user.click(screen.getByRole('button', { name: 'Отправить SMS' }))
  const confirmed = answer('confirmRelative', { data: { family: [] } })
  await user.type(await codeField(), '123456')
  await waitFor(() => expect(at()).toBe('/family'))
  expect(sent[0]?.query).toEqual({ relId })
  expect(confirmed[0]?.query).toEqual({ relId, code: '123456' })
  expect(sessionStorage.getItem('draft:adult')).toBeNull()
})

test('a wrong code, an expired one and another person have different texts', async () => {
  const { user } = await open(path)
  await toCodeStep(user)
  refuse('confirmRelative', 'VALIDATION_ERROR', { reason: 'wrong-code', attemptsLeft: 4 })
  await user.type(await codeField(), '000000')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Неверный код подтверждения. Пожалуйста, проверьте ввод',
  )
  expect(screen.getByRole('alert').textContent).toContain('Осталось 4 попытки')
  expect(await codeField()).toHaveProperty('value', '000000')

  refuse('confirmRelative', 'VALIDATION_ERROR', { reason: 'wrong-code', attemptsLeft: 0 })
  await user.click(screen.getByRole('button', { name: 'Добавить' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Попыток не осталось'))

  refuse('confirmRelative', 'VALIDATION_ERROR', { reason: 'code-over', attemptsLeft: 0 })
  await user.click(screen.getByRole('button', { name: 'Добавить' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Отправьте новый'))
  expect(screen.getByRole('alert').textContent).toContain('Ошибка! Пожалуйста, проверьте ввод')

  refuse('confirmRelative', 'VALIDATION_ERROR', { reason: 'another-person', attemptsLeft: 0 })
  await user.click(screen.getByRole('button', { name: 'Добавить' }))
  await user.click(await screen.findByRole('button', { name: 'Исправить' }))
  expect(await screen.findByLabelText(/Фамилия/)).toHaveProperty('value', 'Ковалёва')
})

test('a reload keeps the step, and going back keeps the input', async () => {
  const first = await open(path)
  await toSendStep(first.user)
  first.close()
  const second = await open(path)
  expect(await screen.findByText('Шаг 2 из 3')).toBeTruthy()
  await second.user.click(screen.getByRole('button', { name: 'Назад к данным' }))
  expect(await screen.findByLabelText(/Телефон/)).toHaveProperty('value', '+375 (29) 111-22-33')
})

test('the code can be sent again after the countdown', async () => {
  const { user } = await open(path)
  await toCodeStep(user)
  expect(screen.getByText(/можно через 6[01] секунд/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Отправить SMS ещё раз' })).toBeNull()
  vi.setSystemTime(new Date(Date.now() + 62_000))
  document.dispatchEvent(new Event('visibilitychange'))
  await user.click(await screen.findByRole('button', { name: 'Отправить SMS ещё раз' }))
  expect(await screen.findByText('Новый код отправлен')).toBeTruthy()
})

test('an SMS sent a moment ago leads to the code', async () => {
  const { user } = await open(path)
  await toSendStep(user)
  refuse('sendRelativeCode', 'INVALID_STATE', { retryAfter: 40 })
  await user.click(screen.getByRole('button', { name: 'Отправить SMS' }))
  expect(await screen.findByText(/можно через (40|39) секунд/)).toBeTruthy()
})

test('too many SMS: the remaining time is shown', async () => {
  const { user } = await open(path)
  await toSendStep(user)
  refuse('sendRelativeCode', 'ERROR_TOO_MANY_REQUESTS', { retryAfter: 3 * 3600 })
  await user.click(screen.getByRole('button', { name: 'Отправить SMS' }))
  expect((await screen.findByRole('alert')).textContent).toContain('3 часа')
})

test('a minor is refused with what to do instead', async () => {
  const { user } = await open(path)
  await user.type(await screen.findByLabelText(/Дата рождения/), '01012020')
  await user.tab()
  expect(screen.getByText('Несовершеннолетний').textContent).toContain('«Добавить ребёнка»')
})

test('a second spouse cannot be chosen, and the form says why', async () => {
  answer('readProfile', { ...anna, family: [husband()] })
  await open(path)
  expect(await screen.findByLabelText('Муж или жена')).toHaveProperty('disabled', true)
  expect(screen.getByText('Муж или жена уже есть в семье')).toBeTruthy()
})

test('without an answer the confirmation stays, and the request is repeated', async () => {
  loseConnection('startRelative')
  const { user } = await open(path)
  await fill(user)
  await user.click(goOn())
  await user.click(screen.getByRole('button', { name: 'Верно' }))
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Всё верно?' })).toBeTruthy()
})

test('a relative who joined by a code meanwhile is not added again', async () => {
  const { user, close } = await open(path)
  await toCodeStep(user)
  close()
  const mother = husband({ relKind: 'PARENT', profile: { fullNameRu: 'Ковалева Ольга', sex: 'FEMALE' } })
  answer('readProfile', { ...anna, family: [...anna.family, mother] })
  await open(path)
  expect(await screen.findByText('Шаг 1 из 3')).toBeTruthy()
  expect(screen.getByText('Ковалёва Ольга Ивановна уже в вашей семье')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/Фамилия/).value).toBe('')
})

test('a spouse who is to see the children is added with a code from one’s own SMS as well', async () => {
  const { user, path: at } = await open(path)
  await toCodeStep(user)
  const id = '01990000-0000-7000-8000-0000000000cc'
  answer('sendFreshCode', { id, maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAfter: 300 })
  refuse('confirmRelative', 'FRESH_CODE_REQUIRED', { deed: 'grant' })
  await user.type(await codeField(), '123456')
  const code = await screen.findByLabelText('Код из SMS')
  await screen.findByText(/^Код отправлен/)
  const confirmed = answer('confirmRelative', { data: { family: [] } })
  await user.type(code, '654321')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(at()).toBe('/family'))
  expect(confirmed.map(({ query, headers }) => [query, headers.get('fresh-code')])).toEqual([
    [{ relId, code: '123456' }, `${id}:654321`],
  ])
})
