import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberProvider } from '../app/provider/provider-choice.ts'
import { session } from '../app/session/session.ts'
import { answer } from '../testing/answer.ts'
import { open } from '../testing/open.tsx'
import { anna, tokens } from '../testing/people.ts'

const places = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(link => link.textContent)

/** The entries of the bar itself, without those behind its button. */
const barPlaces = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('list')
    .map(list =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    )

test('the consumer layout of a guest has at most five entries, the others behind the last one', async () => {
  await open('/sign-in')
  expect(barPlaces()).toEqual([
    ['Врачи', 'Услуги', 'Мои визиты', 'Войти', 'Ещё'],
    ['Анализы', 'Моя карта', 'Моя семья', 'О «Визите»'],
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Войти')
})

test('the consumer layout of a patient has the tests in the bar', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  await open('/profile')
  expect(barPlaces()).toEqual([
    ['Врачи', 'Услуги', 'Мои визиты', 'Анализы', 'Ещё'],
    ['Моя карта', 'Моя семья', 'Профиль', 'О «Визите»'],
  ])
  expect(screen.getByRole('button', { name: 'Ещё' }).dataset.current).toBe('true')
})

test('the menu closes by a choice, by Escape (which returns the focus), and by a tap elsewhere', async () => {
  answer('listProviders', [])
  const { user, path } = await open('/sign-in')
  const more = screen.getByRole('button', { name: 'Ещё' })
  const isOpen = () => more.getAttribute('aria-expanded')
  expect(isOpen()).toBe('false')
  await user.click(more)
  expect(isOpen()).toBe('true')
  await user.keyboard('{Tab}{Escape}')
  expect(isOpen()).toBe('false')
  expect(document.activeElement).toBe(more)
  await user.click(more)
  await user.click(screen.getByRole('main'))
  expect(isOpen()).toBe('false')
  await user.click(more)
  await user.click(screen.getByRole('link', { name: 'О «Визите»' }))
  expect(isOpen()).toBe('false')
  expect(path()).toBe('/info')
})

test("the portal layout is used for a clinic's provider", async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  rememberProvider('?provider=demo')
  await open('/profile')
  expect(places()).toEqual(['Визиты', 'Онлайн-запись', 'Анализы', 'Моя семья', 'Профиль'])
})

test("the tab's title is that of the screen, and the focus moves to the heading of the next one", async () => {
  const { user } = await open('/sign-in')
  expect(document.title).toBe('Вход · Визит')
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  await user.click(screen.getByRole('link', { name: 'Врачи' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Запись к врачу' })
  expect(document.activeElement).toBe(heading)
})
