import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberProvider } from '../app/provider-choice.ts'
import { session } from '../app/session/session.ts'
import { answer } from '../testing/answer.ts'
import { open } from '../testing/open.tsx'
import { anna, tokens } from '../testing/people.ts'

const places = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(link => link.textContent)

test('the consumer face', async () => {
  await open('/sign-in')
  const first = ['Врачи', 'Услуги', 'Мои визиты', 'Моя карта']
  expect(places()).toEqual([...first, 'Анализы', 'Моя семья', 'Войти'])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Войти')
})

test('the portal face, where a clinic named its provider', async () => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listProviders', [])
  rememberProvider('?provider=demo')
  await open('/profile')
  expect(places()).toEqual(['Визиты', 'Онлайн-запись', 'Анализы', 'Моя семья', 'Профиль'])
})

test('the title of the tab is that of the screen, and the focus goes to the heading of the next one', async () => {
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
