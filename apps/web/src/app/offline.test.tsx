import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loseConnection } from '../testing/answer.ts'
import { open } from '../testing/open.tsx'
import { tokens } from '../testing/people.ts'
import { session } from './session/session.ts'

const onLine = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(() => {
  onLine.mockReturnValue(false)
  for (const call of ['listLocations', 'listProviders', 'readProfile', 'syncVisits', 'listVisits'] as const)
    loseConnection(call)
})
afterEach(() => void onLine.mockReturnValue(true))

test.each(['/timeslot', '/timeslot/501', '/visits', '/profile'])(
  '%s, opened offline, says so instead of waiting for ever',
  async path => {
    session.start(tokens)
    await open(path, { offline: true })
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      expect.stringContaining('Появится само, когда вернётся интернет.'),
    )
    expect(screen.getByRole('button', { name: 'Повторить' })).toBeTruthy()
  },
)
