import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../testing/answer.ts'
import { config } from '../../testing/config.ts'
import { open } from '../../testing/open.tsx'

afterEach(() => void vi.useRealTimers())

test('the configuration is requested again after the interval named by the server, not before', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T05:00:00Z'), toFake: ['Date'] })
  answer('listLocations', [])
  answer('listSpecialities', [])
  answer('findDoctors', { items: [], total: 0, nextCursor: null, nextTimeslot: null })
  const { user, path } = await open('/sign-in')
  const asked = answer('readConfig', config)
  const goTo = async (place: string, to: string) => {
    await user.click(screen.getByRole('link', { name: place }))
    await waitFor(() => expect(path()).toBe(to))
  }

  await goTo('Врачи', '/doctors')
  expect(await screen.findByText('Таких врачей нет')).toBeTruthy()
  vi.setSystemTime('2026-11-23T16:59:00Z')
  await goTo('Моя карта', '/sign-in')
  expect(await screen.findByLabelText('Номер телефона')).toBeTruthy()
  expect(asked).toHaveLength(0)

  await goTo('Врачи', '/doctors')
  vi.setSystemTime('2026-11-23T17:01:00Z')
  await goTo('Моя карта', '/sign-in')
  await waitFor(() => expect(asked).toHaveLength(1))
})
