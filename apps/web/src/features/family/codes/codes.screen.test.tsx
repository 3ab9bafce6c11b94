import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'
import { husband, request } from '../../../testing/family.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [{ ...provider('demo', 'Медцентр'), supportEmail: 'help@clinic.example' }])
  answer('showFamilyCode', { code: '482915', expiresAt: '2026-11-24T05:00:00Z' })
})
afterEach(() => void vi.useRealTimers())

const join = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить запрос' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить запрос' })
const field = () => screen.findByLabelText('Код родственника')
const requested = {
  status: 'requested' as const,
  request: { ...request(), name: 'Ковалёв И. А.', relKind: 'SPOUSE' as const },
}

test.each([
  ['/family/join', 'SPOUSE'],
  ['/family/share-code', 'OTHER'],
])('%s shows one’s own code, read digit by digit, and its expiry', async (path, relKind) => {
  const asked = answer('showFamilyCode', { code: '482915', expiresAt: '2026-11-24T05:00:00Z' })
  await open(path)
  expect(screen.getByRole('heading', { level: 1, name: 'Код для семьи' })).toBeTruthy()
  expect(await screen.findByText('482 915')).toBeTruthy()
  expect(screen.getByText('Код: 4 8 2 9 1 5')).toBeTruthy()
  expect(screen.getByText('Действует до 24 ноября 2026, 08:00, и только один раз')).toBeTruthy()
  expect(screen.getByText(/^Осталось: \d+ час/)).toBeTruthy()
  expect(screen.getByText(/в разделе «Моя семья» появится запрос/)).toBeTruthy()
  expect(asked[0]?.query).toEqual({ relKind })
})

test.each([
  ['/family/join', 'Ввести код', '/family/enter-code', 'Код для другого родственника', '/family/share-code'],
  ['/family/share-code', 'Ввести код', '/family/request', 'Код для мужа или жены', '/family/join'],
])('from %s the other side and the other kind are one tap away', async (path, side, to, kind, toKind) => {
  await open(path)
  expect((await screen.findByRole('link', { name: side })).getAttribute('href')).toBe(to)
  expect(screen.getByRole('link', { name: kind }).getAttribute('href')).toBe(toKind)
  expect(screen.getByRole('link', { name: 'Показать мой код' }).getAttribute('aria-current')).toBe('page')
})

test('the code is copied, shared if the device can, and renewed', async () => {
  const share = vi.fn(async () => undefined)
  Object.assign(navigator, { share })
  const { user } = await open('/family/share-code')
  await user.click(await screen.findByRole('button', { name: 'Скопировать' }))
  expect(await navigator.clipboard.readText()).toBe('482915')
  await user.click(screen.getByRole('button', { name: 'Поделиться' }))
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('482915') })
  const renewed = answer('renewFamilyCode', { code: '700000', expiresAt: '2026-11-24T05:00:00Z' })
  await user.click(screen.getByRole('button', { name: 'Новый код' }))
  expect(await screen.findByText('700 000')).toBeTruthy()
  expect(renewed[0]?.body).toEqual({ relKind: 'OTHER' })
  Reflect.deleteProperty(navigator, 'share')
})

test('an expired code cannot be copied', async () => {
  answer('showFamilyCode', { code: '482915', expiresAt: NOW })
  await open('/family/share-code')
  expect(await screen.findByText('Код больше не действует. Сделайте новый.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Скопировать' })).toBeNull()
})

test('a code that cannot be loaded can be requested again', async () => {
  refuse('showFamilyCode', 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  const { user } = await open('/family/join')
  const retry = await screen.findByRole('button', { name: 'Повторить' })
  answer('showFamilyCode', { code: '482915', expiresAt: '2026-11-24T05:00:00Z' })
  await user.click(retry)
  expect(await screen.findByText('482 915')).toBeTruthy()
})

test('joining takes six digits, asks the owner of the code, and leads to the family', async () => {
  const joined = answer('joinFamily', requested)
  const { user, path } = await open('/family/enter-code')
  await user.click(await field())
  await user.paste('482-91')
  expect(join().disabled).toBe(true)
  await user.paste('5')
  answer('listJoinRequests', { incoming: [], outgoing: [requested.request] })
  await user.click(join())
  await waitFor(() => expect(path()).toBe('/family'))
  expect(await screen.findByRole('heading', { name: 'Ковалёв И. А.: ждём ответа' })).toBeTruthy()
  expect(joined[0]?.body).toEqual({ code: '482915', relKind: 'SPOUSE' })
})

test('another relative chooses the relation after the code was recognised as theirs', async () => {
  const joined = answer('joinFamily', { status: 'choose', kind: 'OTHER' })
  const { user, path } = await open('/family/request')
  await user.click(await field())
  await user.paste('482915')
  await user.click(join())
  expect(await screen.findByText('Это код для родственника')).toBeTruthy()
  expect(send().disabled).toBe(true)
  expect(screen.queryByLabelText('Муж или жена')).toBeNull()
  await user.click(screen.getByLabelText('Родитель'))
  const again = answer('joinFamily', requested)
  await user.click(send())
  await waitFor(() => expect(path()).toBe('/family'))
  expect([joined[0]?.body, again[0]?.body]).toEqual([
    { code: '482915' },
    { code: '482915', relKind: 'PARENT' },
  ])
})

test('a relative’s code entered as a spouse’s is recognised, and continues', async () => {
  answer('joinFamily', { status: 'choose', kind: 'OTHER' })
  const { user } = await open('/family/enter-code')
  await user.click(await field())
  await user.paste('482915')
  await user.click(join())
  expect(await screen.findByText('Это код для родственника')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByLabelText('Другой родственник'))
  expect(send().disabled).toBe(false)
  await user.clear(await field())
  expect(screen.queryByText('Это код для родственника')).toBeNull()
})

test('a code can be entered two taps from the family; a spouse’s code is accepted where another one is expected', async () => {
  answer('joinFamily', { status: 'choose', kind: 'SPOUSE' })
  const { user, path } = await open('/family')
  await user.click(await screen.findByRole('link', { name: 'Ввести код родственника' }))
  await user.click(await field())
  await user.paste('482915')
  await user.click(join())
  expect(await screen.findByText('Это код для мужа или жены')).toBeTruthy()
  const joined = answer('joinFamily', requested)
  await user.click(send())
  await waitFor(() => expect(path()).toBe('/family'))
  expect(joined[0]?.body).toEqual({ code: '482915', relKind: 'SPOUSE' })
})

test('while codes are locked, adding by SMS is offered', async () => {
  refuse('joinFamily', 'BLOCKED_TRY_LATER', { retryAfter: 3600 })
  const { user } = await open('/family/enter-code')
  await user.click(await field())
  await user.paste('482915')
  await user.click(join())
  const way = await screen.findByRole('link', { name: 'Добавить родственника по SMS' })
  expect(way.getAttribute('href')).toBe('/family/add-adult')
})

test.each([
  ['INVALID_OBJECT_ID', {}, 'Код родственника не подошёл'],
  ['UNEXPECTED_PROBLEM', { requestId: 'r1' }, 'Что-то пошло не так'],
] as const)('%s is refused with a text and support, and the code is kept', async (code, attributes, said) => {
  refuse('joinFamily', code, attributes as never)
  const { user } = await open('/family/enter-code')
  await user.click(await field())
  await user.paste('111111')
  await user.click(join())
  expect((await screen.findByRole('alert')).textContent).toContain(said)
  const support = await screen.findByRole('link', { name: 'Написать в поддержку' })
  expect(support.getAttribute('href')).toMatch(/^mailto:help@clinic.example\?body=/)
  expect(await field()).toHaveProperty('value', '111111')
})

test('without an answer the code stays, also after a reload', async () => {
  loseConnection('joinFamily')
  const first = await open('/family/enter-code')
  await first.user.click(await field())
  await first.user.paste('111111')
  await first.user.click(join())
  expect(await screen.findByText('Ответ от сервера не пришёл')).toBeTruthy()
  first.close()
  await open('/family/enter-code')
  expect(await field()).toHaveProperty('value', '111111')
})

test('a second spouse is refused: no code is shown, and a spouse’s code leads no further', async () => {
  answer('readProfile', { ...anna, family: [husband()] })
  const first = await open('/family/join')
  expect(await screen.findByText('Муж или жена уже есть в семье')).toBeTruthy()
  first.close()
  const joined = answer('joinFamily', { status: 'choose', kind: 'SPOUSE' })
  const { user } = await open('/family/enter-code')
  await user.click(await field())
  await user.paste('482915')
  await user.click(join())
  expect(await screen.findByText('Муж или жена уже есть в семье')).toBeTruthy()
  expect(joined[0]?.body).toEqual({ code: '482915' })
  expect(send().disabled).toBe(true)
})

const freshId = '01990000-0000-7000-8000-0000000000cc'
const freshCode = { id: freshId, maskedPhone: '+375 (29) ***-**-67', resendAfter: 61, expiresAfter: 300 }

test('a parent who asks a spouse enters a code from an SMS in place, and it is sent with the request', async () => {
  const { user, path } = await open('/family/enter-code')
  const sent = answer('sendFreshCode', freshCode)
  refuse('joinFamily', 'FRESH_CODE_REQUIRED', { deed: 'grant' })
  await user.type(await field(), '482915')
  await user.click(join())
  const code = await screen.findByLabelText('Код из SMS')
  await screen.findByText(/^Код отправлен/)
  expect(sent.map(({ body }) => body)).toEqual([{ deed: 'grant' }])
  const asked = answer('joinFamily', requested)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(path()).toBe('/family'))
  expect(asked.map(({ body, headers }) => [body, headers.get('fresh-code')])).toEqual([
    [{ code: '482915', relKind: 'SPOUSE' }, `${freshId}:123456`],
  ])
})

test('a family code refused after the SMS is entered again without another SMS', async () => {
  const { user } = await open('/family/enter-code')
  answer('sendFreshCode', freshCode)
  refuse('joinFamily', 'FRESH_CODE_REQUIRED', { deed: 'grant' })
  await user.type(await field(), '482915')
  await user.click(join())
  const code = await screen.findByLabelText('Код из SMS')
  await screen.findByText(/^Код отправлен/)
  refuse('joinFamily', 'INVALID_OBJECT_ID', {})
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.clear(await field())
  expect(screen.queryByRole('dialog')).toBeNull()
})
