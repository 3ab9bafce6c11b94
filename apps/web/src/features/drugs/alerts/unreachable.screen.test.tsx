import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { reminderSettings, unreachableSettings } from '../../../testing/reminder-settings.ts'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { alert, signIn, whenThere } from './testing/alerts.ts'

beginWithDrugs()

const notice = /^Ни один из выбранных способов сейчас до вас не дойдёт/

test('the form says that no chosen channel reaches, and leads to the choice of channels', async () => {
  signIn()
  answer('readReminderSettings', unreachableSettings)
  answer('showDrug', drugDetails())
  const { user } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: whenThere }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(notice)).toBeTruthy()
  const link = dialog.getByRole('link', { name: 'Выбрать, как сообщать' })
  expect(link.getAttribute('href')).toBe('/reminders')
})

test('the form says nothing of channels that reach', async () => {
  signIn()
  const read = answer('readReminderSettings', reminderSettings)
  answer('showDrug', drugDetails())
  const { user, queries } = await open('/drugs/1')
  await user.click(await screen.findByRole('button', { name: whenThere }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Сообщить мне' })
  await waitFor(() => expect([read.length > 0, queries.isFetching()]).toEqual([true, 0]))
  expect(dialog.queryByText(notice)).toBeNull()
})

test('the list says what is there already and could not be told', async () => {
  signIn()
  answer('readReminderSettings', unreachableSettings)
  answer('listDrugAlerts', [{ ...alert, town: 'Минск', isUnreachable: true }])
  await open('/drug-alerts')
  await heading('Жду лекарства')
  expect(
    await screen.findByText(
      'Уже есть в аптеках · Минск. Сообщить не смогли: ни один из выбранных способов до вас не доходит.',
    ),
  ).toBeTruthy()
  expect(await screen.findByText(notice)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Выбрать, как сообщать' }).getAttribute('href')).toBe('/reminders')
})

test('the list of what is sold no more says nothing of channels, because nothing is told of it', async () => {
  signIn()
  answer('readReminderSettings', unreachableSettings)
  answer('listDrugAlerts', [{ ...alert, isGone: true }])
  const { queries } = await open('/drug-alerts')
  expect(await screen.findByText(/^Больше нет в реестре/)).toBeTruthy()
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(screen.queryByText(notice)).toBeNull()
})
