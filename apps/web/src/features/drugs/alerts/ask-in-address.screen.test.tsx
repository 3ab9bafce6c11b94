import { createBrowserHistory } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnPath } from '../../../app/session/return-path.ts'
import { answer } from '../../../testing/answer.ts'
import { drugDetails } from '../../../testing/drugs.ts'
import { open } from '../../../testing/open.tsx'
import { beginWithDrugs, heading } from '../testing/drugs-screen.ts'
import { signIn, whenThere } from './testing/alerts.ts'

beginWithDrugs()

test('a guest is led to the sign-in, and back to the drug', async () => {
  answer('showDrug', drugDetails())
  const { user, path } = await open('/drugs/1')
  await user.click(await screen.findByRole('link', { name: whenThere }))
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(returnPath()).toBe('/drugs/1#ask-12')
  expect(await screen.findByText(/^Войдите, чтобы мы знали, кому сообщить о лекарстве\./)).toBeTruthy()
})

test('what a guest asked for is asked once they have signed in', async () => {
  signIn()
  answer('showDrug', drugDetails())
  const { user, path } = await open('/drugs/1#ask-12')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Нурофен, таблетки 400 мг №12')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(path()).toBe('/drugs/1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: whenThere }))
})

test('the form opens also where the drug is on the screen before its address says what was asked for', async () => {
  signIn()
  answer('showDrug', drugDetails())
  const { user, go } = await open('/drugs/1')
  await screen.findByRole('button', { name: whenThere })
  go('/drugs/1#ask-12')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Отмена' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** With the history of a browser: the list of what is waited for, the drug, and an entry to go forward to. */
async function openInBrowser(hash = '') {
  signIn()
  answer('showDrug', drugDetails())
  window.history.replaceState(null, '', '/drug-alerts')
  const opened = await open('/drug-alerts', { history: createBrowserHistory() })
  await heading('Жду лекарства')
  await act(async () => opened.go(`/drugs/1${hash}`))
  await heading('Нурофен')
  const step = (by: number) => act(async () => window.history.go(by))
  const isOpen = (where: string) =>
    waitFor(() => expect([location.pathname + location.hash, opened.path()]).toEqual([where, where]))
  const noForm = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { ...opened, step, isOpen, noForm }
}

test('Back closes the form and stays with the drug; a reload shows it again, and Forward leads to what it did', async () => {
  const { user, go, step, isOpen, noForm } = await openInBrowser()
  await act(async () => go('/drug-alerts'))
  await heading('Жду лекарства')
  await step(-1)
  await heading('Нурофен')
  await user.click(await screen.findByRole('button', { name: whenThere }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await isOpen('/drugs/1#ask-12')
  await step(-1)
  await noForm()
  await isOpen('/drugs/1')
  await step(1)
  await isOpen('/drug-alerts')
  await step(-1)
  await isOpen('/drugs/1')
  await noForm()
})

test('Back closes the form of an address too, and the entry before it stays as it was', async () => {
  const { step, isOpen, noForm } = await openInBrowser('#ask-12')
  expect(await screen.findByRole('dialog')).toBeTruthy()
  await step(-1)
  await noForm()
  await isOpen('/drugs/1')
  expect(await heading('Нурофен')).toBe(document.activeElement)
  await step(-1)
  await isOpen('/drug-alerts')
})
