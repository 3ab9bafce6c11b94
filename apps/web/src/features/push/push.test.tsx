import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { config } from '../../testing/config.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
const browser = { permission: 'default', answer: 'granted', subscription: null as object | null }
const subscription = {
  toJSON: () => ({ endpoint, keys }),
  options: {},
  unsubscribe: vi.fn(async () => {
    browser.subscription = null
    return true
  }),
}
const subscribe = vi.fn(async (_options: object) => {
  browser.subscription = subscription
  return subscription
})

beforeEach(() => {
  Object.assign(browser, { permission: 'default', answer: 'granted', subscription: null })
  subscribe.mockClear()
  subscription.unsubscribe.mockClear()
  const registration = { pushManager: { subscribe, getSubscription: async () => browser.subscription } }
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => {
      browser.permission = browser.answer
      return browser.answer
    },
  })
  session.start(tokens)
  answer('readProfile', anna)
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
  answer('listProviders', [])
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const turnOn = () => screen.findByRole('button', { name: 'Включить уведомления' })

test('messages are switched on for this device, and off again', async () => {
  const saved = answer('savePushSubscription', undefined)
  const ended = answer('endPushSubscription', undefined)
  const { user } = await open('/profile')
  const reminders = await screen.findByRole('link', { name: 'Когда напоминать о визитах' })
  expect(reminders.getAttribute('href')).toBe('/reminders')
  await user.click(await turnOn())
  expect(await screen.findByText(/Уведомления включены\. Если/)).toBeTruthy()
  expect(saved[0]?.body).toEqual({ endpoint, keys })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: config.pushKey })
  await user.click(screen.getByRole('button', { name: 'Выключить уведомления' }))
  expect(await turnOn()).toBeTruthy()
  expect(ended).toHaveLength(1)
  expect(subscription.unsubscribe).toHaveBeenCalledOnce()
})

test('after a refusal in the browser the screen says where to change it', async () => {
  browser.answer = 'denied'
  const { user } = await open('/profile')
  await user.click(await turnOn())
  expect(await screen.findByText(/запрещены в браузере/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Включить уведомления' })).toBeNull()
})

test('after a closed question it may be asked again', async () => {
  browser.answer = 'default'
  const { user } = await open('/profile')
  await user.click(await turnOn())
  expect(await screen.findByText(/Браузер не получил ответа/)).toBeTruthy()
  expect(await turnOn()).toBeTruthy()
})

test('an unreachable push service changes nothing', async () => {
  subscribe.mockRejectedValueOnce(new DOMException('no push service', 'AbortError'))
  const { user } = await open('/profile')
  await user.click(await turnOn())
  expect(await screen.findByText(/Включить не получилось/)).toBeTruthy()
})

test('an iPhone is told to install first', async () => {
  vi.unstubAllGlobals()
  const agent = vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1',
    )
  await open('/profile')
  expect(await screen.findByText(/приходят приложению с экрана «Домой»/)).toBeTruthy()
  agent.mockRestore()
})

test('a browser without messages shows nothing about them', async () => {
  vi.unstubAllGlobals()
  await open('/profile')
  await screen.findByRole('heading', { name: 'Настройки' })
  await waitFor(() => expect(screen.queryByText('Уведомления на это устройство')).toBeNull())
})
