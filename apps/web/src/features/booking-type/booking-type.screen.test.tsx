import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { open } from '../../testing/open.tsx'

beforeEach(() => {
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listBranches', [])
  answer('listDoctors', [])
})

test.each([
  ['Врачи', '/timeslot'],
  ['Услуги', '/service'],
])('%s lead on to %s', async (way, to) => {
  const { user, path } = await open('/booking')
  expect(screen.getByText('Выберите тип записи')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: way }))
  await user.click(screen.getByRole('button', { name: 'Далее' }))
  await waitFor(() => expect(path()).toBe(to))
})
