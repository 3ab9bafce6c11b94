import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { counts, doctorList } from '../testing/listed-doctor.ts'

beforeEach(() => {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listSpecialities', [])
  answer('findMedcenters', { items: [], total: 0, nextCursor: null })
  answer('findServices', { directions: [], items: [], total: 0, nextCursor: null })
  answer('listPrograms', [])
  answer('countDoctors', counts(0))
  answer('findDoctors', doctorList([]))
})

test('hours and a time of day without a common hour are said, and the hours taken off', async () => {
  const { user, path } = await open('/doctors?time=1&part=evening')
  const clear = await screen.findByRole('button', { name: 'Убрать часы' })
  await user.click(screen.getByRole('button', { name: /^Фильтры/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/не пересекаются/)).toBeTruthy()
  expect(await dialog.findByRole('button', { name: /^Показать/ })).toHaveProperty('disabled', true)
  await user.click(dialog.getByRole('button', { name: 'Убрать часы' }))
  expect(dialog.getByRole('button', { name: /^Показать/ })).toHaveProperty('disabled', false)
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await user.click(clear)
  await waitFor(() => expect(path()).toBe('/doctors?part=evening'))
  expect(screen.queryByText(/не пересекаются/)).toBeNull()
})

test('an age that nobody has is an error of its field, and filters nothing', async () => {
  const { user, path } = await open('/doctors')
  await user.click(await screen.findByRole('button', { name: /^Фильтры/ }))
  const age = await screen.findByLabelText('Возраст пациента, полных лет')
  await user.type(age, '151')
  await waitFor(() => expect(age.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Укажите целое число от 0 до 150.')).toBeTruthy()
  await user.type(age, '{Backspace}')
  expect(age.getAttribute('aria-invalid')).not.toBe('true')
  expect(path()).toBe('/doctors')
})

test('an age that nobody has does not become the one before it: the dialog stays and says what is allowed', async () => {
  const { user, path } = await open('/doctors?age=30')
  await user.click(await screen.findByRole('button', { name: /^Фильтры/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const age = await dialog.findByLabelText('Возраст пациента, полных лет')
  await user.clear(age)
  await user.type(age, '200')
  await user.click(dialog.getByRole('button', { name: /^Показать/ }))
  expect(document.activeElement).toBe(age)
  expect(dialog.getByText('Укажите целое число от 0 до 150.')).toBeTruthy()
  expect(path()).toBe('/doctors?age=30')
  await user.clear(age)
  await user.type(age, '40')
  await user.click(dialog.getByRole('button', { name: /^Показать/ }))
  await waitFor(() => expect(path()).toBe('/doctors?age=40'))
})
