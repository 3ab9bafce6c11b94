import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { reminderSettings as settings } from '../../testing/reminder-settings.ts'

beforeEach(() => {
  session.start(tokens)
  answer('listProviders', [])
  answer('readProfile', anna)
})

test('the seven choices are shown, and one is saved as soon as it is made', async () => {
  answer('readReminderSettings', settings)
  const sent = answer('saveReminderSettings', { ...settings, choice: '2h' })
  const { user } = await open('/reminders')
  const when = await screen.findByRole('combobox', { name: 'О каждом визите' })
  expect(
    within(when)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual([
    'За 1 день, в 10:00',
    'За 1 день, в 20:00',
    'За 4 часа',
    'За 2 часа',
    'За 1 час',
    'За 30 минут',
    'Не напоминать',
  ])
  await user.selectOptions(when, '2h')
  expect(sent.map(({ body }) => body)).toEqual([
    { choice: '2h', ways: settings.ways, quietHours: settings.quietHours },
  ])
  expect(await screen.findByText('Сохранено')).toBeTruthy()
})

test('an unreachable channel is marked, and the last channel cannot be switched off', async () => {
  const pushOnly = { ...settings, ways: { push: true, sms: false, email: false } }
  answer('readReminderSettings', pushOnly)
  const { user } = await open('/reminders')
  expect(await screen.findByText(/Ни один из выбранных способов/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Включить в профиле' }).getAttribute('href')).toBe('/profile')
  await user.click(screen.getByRole('switch', { name: 'Уведомление' }))
  expect(screen.getByText(/Оставьте хотя бы один способ/)).toBeTruthy()
})

test('invalid quiet hours are reported and not saved', async () => {
  answer('readReminderSettings', settings)
  const sent = answer('saveReminderSettings', settings)
  const { user } = await open('/reminders')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'До' }), '22:00')
  expect(screen.getByText(/не дольше 16 часов/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: 'До' }), '07:30')
  expect(sent).toHaveLength(1)
})

test('a refused change is visibly undone', async () => {
  answer('readReminderSettings', settings)
  refuse('saveReminderSettings', 'SERVICE_UNAVAILABLE', {})
  const { user } = await open('/reminders')
  const sms = await screen.findByRole('switch', { name: 'SMS' })
  await user.click(sms)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((sms as HTMLInputElement).checked).toBe(true)
})
