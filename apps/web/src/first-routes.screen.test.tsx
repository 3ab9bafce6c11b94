import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from './testing/answer.ts'
import { open } from './testing/open.tsx'

test('a link from a first screen waits for the routes of all screens, and passes its state on', async () => {
  answer('listLocations', [])
  answer('listProviders', [])
  const { path, go } = await open('/sign-in', { onlyFirstRoutes: true })
  expect(path()).toBe('/sign-in')
  go('/install-pwa?lang=be#steps', { unknownAddress: true })
  await waitFor(() => expect(path()).toBe('/install-pwa?lang=be#steps'))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/устан/i))
})
