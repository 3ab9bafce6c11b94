import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'
import { husband, request } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const waiting = (...incoming: ReturnType<typeof request>[]) =>
  answer('listJoinRequests', { incoming, outgoing: [] })
const allow = () => screen.findByRole('button', { name: 'Разрешить: Орлова М.' })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, joinRequests: 1 })
  answer('listProviders', [{ ...provider('demo', 'Медцентр'), supportEmail: 'help@clinic.example' }])
})
afterEach(() => void vi.useRealTimers())

test.each([
  ['SPOUSE', /вы увидите детей друг друга/],
  ['PARENT', /Вы указаны как родитель/],
  ['OTHER', /Как родственник/],
] as const)('a request as %s shows its expiry and what accepting it means', async (relKind, means) => {
  waiting(request({ relKind }))
  await open('/family')
  expect(await screen.findByRole('heading', { name: 'Орлова М.: просьба войти в вашу семью' })).toBeTruthy()
  expect(screen.getByText(means)).toBeTruthy()
  expect(screen.getByText('Ответить можно до 26 ноября 2026, 08:00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Моя карта, требует внимания' })).toBeTruthy()
})

test('Allow accepts the request, and shows the new relative', async () => {
  waiting(request())
  const accepted = answer('acceptJoinRequest', { data: { family: [] } })
  answer('markFamilySeen', undefined)
  const { user } = await open('/family')
  const button = await allow()
  answer('readProfile', { ...anna, family: [husband({ isNew: true })] })
  waiting()
  await user.click(button)
  expect((await screen.findByRole('dialog', { name: 'Поздравляем' })).textContent).toContain('Ковалёв Илья')
  expect(accepted.map(({ params }) => params.id)).toEqual([request().id])
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Разрешить/ })).toBeNull())
})

test('Decline removes the request', async () => {
  waiting(request())
  const declined = answer('declineJoinRequest', undefined)
  const { user } = await open('/family')
  const button = await screen.findByRole('button', { name: 'Отклонить: Орлова М.' })
  waiting()
  await user.click(button)
  expect(await screen.findByText('Запрос отклонён')).toBeTruthy()
  expect(declined.map(({ params }) => params.id)).toEqual([request().id])
  await waitFor(() => expect(screen.queryByText(/просьба войти/)).toBeNull())
})

test('an expired request is removed, with what to do', async () => {
  waiting(request())
  refuse('acceptJoinRequest', 'JOIN_REQUEST_OVER', {})
  const { user } = await open('/family')
  const button = await allow()
  waiting()
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain('Этот запрос больше не ждёт ответа')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Разрешить/ })).toBeNull())
})

test('a family without a place leads to support, and the request stays', async () => {
  waiting(request({ relKind: 'SPOUSE' }))
  refuse('acceptJoinRequest', 'FAMILY_LIMIT', { relKind: 'SPOUSE', limit: 1 })
  const { user } = await open('/family')
  await user.click(await allow())
  expect((await screen.findByRole('alert')).textContent).toContain('Больше таких родственников')
  expect(await screen.findByRole('link', { name: 'Написать в поддержку' })).toBeTruthy()
  expect(await allow()).toBeTruthy()
})

test('an acceptance whose answer was lost is repeated automatically', async () => {
  waiting(request())
  loseConnection('acceptJoinRequest')
  const { user } = await open('/family')
  await user.click(await allow())
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  const accepted = answer('acceptJoinRequest', { data: { family: [] } })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(accepted).toHaveLength(1))
})

test('one’s own request can be withdrawn', async () => {
  const own = request({ name: 'Ковалёв И. А.' })
  answer('listJoinRequests', { incoming: [], outgoing: [own] })
  const withdrawn = answer('withdrawJoinRequest', undefined)
  const { user } = await open('/family')
  const button = await screen.findByRole('button', { name: 'Отозвать запрос: Ковалёв И. А.' })
  waiting()
  await user.click(button)
  expect(await screen.findByText('Запрос отозван')).toBeTruthy()
  expect(withdrawn.map(({ params }) => params.id)).toEqual([own.id])
})

test.each([
  ['be', 'Орлова М.: просьба ўвайсці ў вашу сям’ю', 'Дазволіць: Орлова М.'],
  ['en', 'Орлова М. asks to join your family', 'Allow: Орлова М.'],
] as const)('is shown in %s', async (language, title, button) => {
  waiting(request())
  await open('/family', { language })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('button', { name: button })).toBeTruthy()
})

test('to share children with a spouse a code from an SMS is needed, and sent with the acceptance', async () => {
  answer('listJoinRequests', { incoming: [request({ relKind: 'SPOUSE' })], outgoing: [] })
  refuse('acceptJoinRequest', 'FRESH_CODE_REQUIRED', { deed: 'grant' })
  const id = '01990000-0000-7000-8000-0000000000cc'
  const sent = answer('sendFreshCode', {
    id,
    maskedPhone: '+375 (29) ***-**-67',
    resendAfter: 61,
    expiresAfter: 300,
  })
  const { user } = await open('/family')
  await user.click(await allow())
  const field = await screen.findByLabelText('Код из SMS')
  await screen.findByText(/^Код отправлен/)
  expect(sent.map(({ body }) => body)).toEqual([{ deed: 'grant' }])
  const accepted = answer('acceptJoinRequest', { data: { family: [] } })
  await user.type(field, '123456')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(accepted.map(({ headers }) => headers.get('fresh-code'))).toEqual([`${id}:123456`])
})
