import { onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import { loadChangingRoutes } from '@vizit/api-client/route-of.ts'
import { whenUnfilled } from '@vizit/i18n/translate.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { session } from '../app/session/session.ts'
import { answer } from './answer.ts'
import './jsdom-polyfills.ts'
import { server } from './server.ts'
import { answerSync } from './sync-answer.ts'

// The first test of a file loads the whole application, on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

whenUnfilled(blank => {
  throw new Error(`a text is shown with ${blank} unfilled`)
})

const complaints = vi.spyOn(console, 'error')

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))

// A page loads them after its first screen.
beforeAll(loadChangingRoutes)

// The library is shared by the files of a worker: one of them may have left it offline.
beforeEach(() => onlineManager.setOnline(true))

// Asked by screens with visits and by the first page, where many tests end; a test about it sets its own answer.
beforeEach(() => {
  answer('listServices', { directions: [], subGroups: [], services: [] })
  answer('discoverVisits', [])
  answer('listWaits', [])
  answer('listCoverages', { coverages: [], requests: [] })
  answer('listJoinRequests', { incoming: [], outgoing: [] })
  answerSync()
  answer('showVisitReminder', {
    choice: null,
    usual: 'day-before-20',
    isTold: true,
    remindsAt: null,
    remindedAt: null,
    moments: [],
    confirmedAt: null,
  })
})

afterEach(() => {
  cleanup()
  server.resetHandlers()
  session.end()
  localStorage.clear()
  sessionStorage.clear()
  const said = complaints.mock.calls.map(call => call.join(' '))
  complaints.mockClear()
  expect(said, 'console.error was called').toEqual([])
})

afterAll(() => server.close())
