import { screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { NOW, provider } from '../../../testing/clinic.ts'
import { anna, tokens } from '../../../testing/people.ts'

export function signIn(profile = anna) {
  session.start(tokens)
  answer('readProfile', profile)
}

export const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** Before each test of a file: one clinic, and no towns. */
export function beginWithMedcenters(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    answer('listProviders', [provider('mir', 'Клиника «Мир»')])
    answer('listLocations', [])
  })
  afterEach(() => {
    session.end()
    vi.useRealTimers()
  })
}
