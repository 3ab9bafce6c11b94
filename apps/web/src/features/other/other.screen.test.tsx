import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'

const address = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const inMain = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(link => link.textContent)
const colours = () => document.documentElement.dataset.mantineColorScheme

test.each([
  [
    'ru',
    'Другое',
    'О проекте',
    'Инструкция',
    'Предложения по улучшению приложения',
    'Политика конфиденциальности',
  ],
  [
    'be',
    'Іншае',
    'Пра праект',
    'Інструкцыя',
    'Прапановы па паляпшэнні праграмы',
    'Палітыка канфідэнцыяльнасці',
  ],
  ['en', 'Other', 'About the project', 'Guide', 'Suggestions for improving the app', 'Privacy policy'],
] as const)(
  '/other describes the project in %s, and leads to guide, suggestions, support and rules',
  async (language, title, about, guide, suggestions, privacy) => {
    answer('listProviders', [])
    const settings = { supportEmail: 'help@vizit.example', feedbackAddress: 'https://ideas.example/' }
    await open('/other', { language, settings })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByRole('heading', { level: 2, name: about })).toBeTruthy()
    expect(address(guide)).toBe(`/guide/${language}.html`)
    await waitFor(() => expect(address(suggestions)).toBe('https://ideas.example/'))
    expect(address(/в поддержку|ў падтрымку|support/)).toMatch(/^mailto:help@vizit\.example\?body=/)
    expect(address(privacy)).toBe(`/legal/privacy-${language}.html`)
    expect(address(/пользовательское соглашение|карыстальніцкае пагадненне|user agreement/i)).toBe(
      `/legal/agreement-${language}.html`,
    )
    expect(screen.getByText(/^(Версия|Версія|Version) \d+(\.\d+)*$/)).toBeTruthy()
  },
)

test('without a site for suggestions they go to support, and without support nothing offers to write', async () => {
  answer('listProviders', [])
  const { close } = await open('/other', { settings: { supportEmail: 'help@vizit.example' } })
  await waitFor(() => expect(address('Предложения по улучшению приложения')).toMatch(/^mailto:help@/))
  close()
  await open('/other')
  expect(screen.queryByRole('link', { name: /улучшени|поддержк/ })).toBeNull()
})

test('a guest is told what signing in opens, and has the settings and the rules', async () => {
  answer('listProviders', [])
  await open('/other')
  expect(screen.getByText(/Войдите по коду из SMS/)).toBeTruthy()
  expect(inMain()).toEqual([
    'Войти',
    'Установить приложение',
    'Инструкция',
    'Компаниям',
    'Политика конфиденциальности',
    'Пользовательское соглашение',
  ])
})

test("a patient's screens are each one tap from Other, with a mark where something awaits", async () => {
  session.start(tokens)
  answer('readProfile', { ...anna, waitingConfirmEmail: true })
  answer('listProviders', [])
  await open('/other')
  expect(
    await within(screen.getByRole('main')).findByRole('link', { name: 'Профиль, требует внимания' }),
  ).toBeTruthy()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.slice(0, 8).map(link => link.getAttribute('href'))).toEqual([
    '/profile',
    '/family',
    '/visits',
    '/tests',
    '/programmes',
    '/reminders',
    '/profile/reviews',
    '/wallet',
  ])
})

test('the chosen theme is shown at once and stored, and that of the device returns', async () => {
  answer('listProviders', [])
  const { user } = await open('/other')
  const device = colours()
  await user.click(screen.getByRole('radio', { name: 'Тёмная' }))
  expect(colours()).toBe('dark')
  expect(JSON.parse(localStorage.getItem('bumbaPrefs') ?? '{}')).toMatchObject({ colorScheme: 'dark' })
  await user.click(screen.getByRole('radio', { name: 'Светлая' }))
  expect(colours()).toBe('light')
  await user.click(screen.getByRole('radio', { name: 'Как на устройстве' }))
  expect(colours()).toBe(device)
})

test('a theme that another tab chooses is shown here too', async () => {
  answer('listProviders', [])
  await open('/other')
  localStorage.setItem('bumbaPrefs', JSON.stringify({ colorScheme: 'dark' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'bumbaPrefs' }))
  await waitFor(() => expect(colours()).toBe('dark'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Тёмная' }).checked).toBe(true)
})

test('the language is chosen here too', async () => {
  answer('listProviders', [])
  const { user } = await open('/other')
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Other' })).toBeTruthy()
})

test('a language that another tab chooses is spoken here too', async () => {
  answer('listProviders', [])
  await open('/other')
  localStorage.setItem('bumbaPrefs', JSON.stringify({ language: 'be' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'bumbaPrefs' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Іншае' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('be')
})

test('the former address /info leads to Other', async () => {
  answer('listProviders', [])
  const { path } = await open('/info')
  expect(path()).toBe('/other')
})
