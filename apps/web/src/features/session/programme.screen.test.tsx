import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

const programmes = [{ code: 'plant', kind: 'EMPLOYER' as const, programCaption: 'Программа завода' }]

test('members sign in by phone under the name of their programme', async () => {
  answer('listPrograms', programmes)
  await open('/sign-in/program/plant')
  expect(await screen.findByText('Вход для участников программы: Программа завода')).toBeTruthy()
  expect(screen.getByLabelText('Номер телефона')).toBeTruthy()
})

test('an unknown programme leads to the ordinary sign-in, with a message', async () => {
  answer('listPrograms', programmes)
  const { path } = await open('/sign-in/program/other')
  await waitFor(() => expect(path()).toBe('/sign-in'))
  expect(screen.getByText(/Такой программы нет/)).toBeTruthy()
})

test('without a list of programmes the phone can be entered', async () => {
  refuse('listPrograms', 'TOO_MANY_REQUESTS', { retryAfter: 60 })
  await open('/sign-in/program/plant')
  expect(await screen.findByLabelText('Номер телефона')).toBeTruthy()
})
