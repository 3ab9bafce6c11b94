import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { rememberProvider } from '../../app/provider/provider-choice.ts'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

beforeEach(() => {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  answer('listSpecialities', [])
  answer('findServices', { directions: [], items: [], total: 0, nextCursor: null })
})

test.each([
  ['Врачи', '/doctors'],
  ['Услуги', '/services'],
])('%s lead on to %s', async (way, to) => {
  const { user, path } = await open('/booking')
  expect(screen.getByText('Выберите тип записи')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: way }))
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await waitFor(() => expect(path()).toBe(to))
})

test.each([
  ['Врачи', '/doctors?profile=2'],
  ['Услуги', '/services?age=child'],
])('for a child %s lead on to %s, and the address holds the choice', async (way, to) => {
  const { user, path } = await open('/booking')
  await user.click(screen.getByRole('radio', { name: 'Ребёнка' }))
  await waitFor(() => expect(path()).toBe('/booking?for=child'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ребёнка' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: way }))
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await waitFor(() => expect(path()).toBe(to))
})

test("on a clinic's own site doctors are those of the clinic", async () => {
  rememberProvider('?provider=demo')
  const { user, path } = await open('/booking')
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await waitFor(() => expect(path()).toBe('/timeslot'))
})

test.each([
  ['/booking', '/service'],
  ['/booking?for=child', '/service?child=-1'],
])("on a clinic's own site services of %s are those of the clinic: %s", async (from, to) => {
  rememberProvider('?provider=demo')
  const { user, path } = await open(from)
  await user.click(screen.getByRole('radio', { name: 'Услуги' }))
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await waitFor(() => expect(path()).toBe(to))
})
