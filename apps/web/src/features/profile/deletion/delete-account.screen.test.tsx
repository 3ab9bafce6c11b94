import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { anna, tokens } from '../../../testing/people.ts'

const id = '01990000-0000-7000-8000-0000000000cc'
const visit = {
  orderId: '01990000-0000-7000-8000-0000000000aa',
  startDate: '2026-11-24T06:00:00Z',
  physicianName: 'Гончаренко Зоя Валентиновна',
  branchName: 'Филиал на Немиге',
  patientName: 'Ковалёва Анна Петровна',
  cancellable: true,
}
const preview = { plannedVisits: [], peopleInMyCareOnly: [], relativesActingForMe: 0 }

beforeEach(() => {
  session.start(tokens)
  answer('readProfile', anna)
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('readExport', { state: 'none', email: null, expiresAt: null })
})

test('what would be lost is named, and nothing is sent before it is agreed to', async () => {
  answer('previewDeletion', {
    plannedVisits: [visit],
    peopleInMyCareOnly: ['Ковалёва Юля'],
    relativesActingForMe: 2,
  })
  await open('/profile/delete')
  expect(await screen.findByText(/24 ноября 2026, 09:00 · Гончаренко Зоя/)).toBeTruthy()
  expect(screen.getByText(/^Ковалёва Юля: кроме вас/)).toBeTruthy()
  expect(screen.getByText('2 родственника больше не смогут действовать за вас.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Получить код в SMS' })).toHaveProperty('disabled', true)
})

test('a right code deletes the account with its visits and ends the session here', async () => {
  answer('previewDeletion', { ...preview, plannedVisits: [visit] })
  answer('startDeletion', { id, resendAfter: 61, expiresAfter: 300 })
  const { user, path } = await open('/profile/delete')
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Получить код в SMS' }))
  const sent = answer('deleteAccount', undefined)
  await user.type(await screen.findByLabelText('Код из SMS'), '123456')
  expect(session.state()).toBe('signed-in')
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }))
  await waitFor(() => expect(session.state()).toBe('guest'))
  expect(sent.map(({ body }) => body)).toEqual([{ id, code: '123456', cancelVisits: true }])
  await waitFor(() => expect(path()).toBe('/'))
})

test('a reload keeps the code step; who gives up begins anew', async () => {
  answer('previewDeletion', preview)
  answer('startDeletion', { id, resendAfter: 61, expiresAfter: 300 })
  const first = await open('/profile/delete')
  await first.user.click(await screen.findByRole('checkbox'))
  await first.user.click(screen.getByRole('button', { name: 'Получить код в SMS' }))
  await screen.findByLabelText('Код из SMS')
  first.close()
  const second = await open('/profile/delete')
  expect(await screen.findByLabelText('Код из SMS')).toBeTruthy()
  await second.user.click(screen.getByRole('link', { name: 'Отмена' }))
  second.close()
  await open('/profile/delete')
  expect(await screen.findByRole('button', { name: 'Получить код в SMS' })).toBeTruthy()
})

test('a wrong code says how many guesses are left, and is cleared for the next one', async () => {
  answer('previewDeletion', preview)
  answer('startDeletion', { id, resendAfter: 61, expiresAfter: 300 })
  refuse('deleteAccount', 'INVALID_CODE', { attemptsLeft: 3 })
  const { user } = await open('/profile/delete')
  await user.click(await screen.findByRole('checkbox', { name: /вернуть профиль будет нельзя/ }))
  await user.click(screen.getByRole('button', { name: 'Получить код в SMS' }))
  const field = await screen.findByLabelText('Код из SMS')
  await user.type(field, '000000')
  await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }))
  expect(await screen.findByText(/Осталось 3 попытки/)).toBeTruthy()
  expect(field).toHaveProperty('value', '')
  expect(session.state()).toBe('signed-in')
})
