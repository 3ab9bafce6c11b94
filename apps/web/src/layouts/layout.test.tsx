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

test('the consumer layout of a guest has five entries, the last of them Other', async () => {
  const { user, path } = await open('/sign-in')
  answer('listProviders', [])
  expect(places()).toEqual(['Врачи', 'Услуги', 'Мои визиты', 'Войти', 'Другое'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Войти')
  await user.click(screen.getByRole('link', { name: 'Другое' }))
  await screen.findByRole('heading', { level: 1, name: 'Другое' })
  expect(path()).toBe('/other')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Другое')
})

test('the consumer layout of a patient has the card in the bar, and the profile belongs to Other', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  await open('/profile')
  expect(places()).toEqual(['Врачи', 'Услуги', 'Мои визиты', 'Моя карта', 'Другое'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Другое')
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
