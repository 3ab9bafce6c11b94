import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const userAgent = vi.spyOn(navigator, 'userAgent', 'get')
const matchMedia = vi.spyOn(window, 'matchMedia')
beforeEach(() => {
  answer('listProviders', [])
  answer('listLocations', [])
  answer('readExport', { state: 'none', email: null, expiresAt: null, leftOut: [] })
})
afterEach(() => {
  userAgent.mockReset()
  matchMedia.mockReset()
})

const phones = {
  samsung:
    'Mozilla/5.0 (Linux; Android 14; SM-A546E) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  viber: 'Mozilla/5.0 (Linux; Android 14; wv) Version/4.0 Chrome/131.0 Mobile Safari/537.36 Viber/23.6',
}

/** Simulates an installed app, opened from the home screen. */
function install() {
  matchMedia.mockImplementation(
    query =>
      Object.assign(new EventTarget(), { matches: query.includes('standalone'), media: query }) as never,
  )
}

/** The browser offers to install, and the user answers like this. */
function offer(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  return prompt
}

test.each([
  ['samsung', 'Android, браузер Samsung', 'Нажмите «☰» справа внизу.'],
  ['iphone', 'iPhone и iPad, Safari', 'Нажмите «Добавить» в правом верхнем углу.'],
  ['viber', 'Страница открыта внутри другого приложения', 'Нажмите «⋮» или «···» в углу экрана.'],
] as const)('%s gets its own steps first', async (phone, name, step) => {
  userAgent.mockReturnValue(phones[phone])
  await open('/install-pwa')
  const [own, ...others] = screen.getAllByRole('list').filter(list => list.tagName === 'OL')
  expect(screen.getByText(name)).toBeTruthy()
  expect(within(own as HTMLElement).getByText(step)).toBeTruthy()
  expect(others.length).toBeGreaterThan(8)
})

test('a browser with its own prompt asks once; after declining, the steps are shown', async () => {
  const { user } = await open('/install-pwa')
  expect(screen.queryByRole('button', { name: 'Установить' })).toBeNull()
  const prompt = offer('dismissed')
  await user.click(await screen.findByRole('button', { name: 'Установить' }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(await screen.findByText(/Установка отменена/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Установить' })).toBeNull()
})

test('the installed app shows no steps', async () => {
  install()
  const { path } = await open('/install-pwa')
  expect(path()).toBe('/')
})

test.each(['/?install_pwa=true', '/no-such-page?install_pwa=true'])(
  '%s leads to the steps',
  async address => {
    const { path } = await open(address)
    expect(path()).toBe('/install-pwa')
  },
)

test.each(['/no-such-page?install_pwa=true', '/no-such-page?install_pwa=false'])(
  '%s does not lead to the steps in the installed app or without the flag',
  async address => {
    if (address.endsWith('true')) install()
    const { path } = await open(address)
    await waitFor(() => expect(path()).toBe('/sign-in'))
  },
)

test('the profile leads to the steps; the installed app imports a visit by its link there', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  const first = await open('/profile')
  expect(await screen.findByRole('link', { name: 'Как установить' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Визит по ссылке' })).toBeNull()
  first.close()

  install()
  const { user, path } = await open('/profile')
  answer('listVisits', { future: [], past: [] })
  const link = await screen.findByLabelText('Ссылка на визит')
  expect(screen.queryByRole('link', { name: 'Как установить' })).toBeNull()
  await user.type(link, 'просто слова')
  await user.click(screen.getByRole('button', { name: 'Найти визит' }))
  expect(await screen.findByText(/Это не ссылка на визит/)).toBeTruthy()
  await user.clear(link)
  await user.type(link, 'https://vizit.example/?orderId=42#phone=375291112233')
  await user.click(screen.getByRole('button', { name: 'Найти визит' }))
  await waitFor(() => expect(path()).toBe('/visits'))
  expect(sessionStorage.getItem('visitImport')).toContain('"orderId":"42"')
})
