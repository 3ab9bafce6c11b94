import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { answer } from '../../testing/answer.ts'
import { NOW, timeslot, visit } from '../../testing/clinic.ts'
import { child } from '../../testing/family.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { inTurn } from './in-turn.ts'

const son = child()
const able = { onlineBookingAllowed: true, declineReasons: [], profileHint: null }
const warning = /у вас самих есть визит: Гончаренко Зоя Валентиновна, 09:00/

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  session.start(tokens)
  answer('readProfile', { ...anna, family: [son] })
  answer('showTimeslot', timeslot)
  answer('holdTimeslot', { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' })
  answer('releaseHold', undefined)
  answer('listLocations', [])
  answer('listProviders', [])
  answer('listVisits', { future: [{ ...visit, profileId: anna.me }], past: [] })
  answer('listBookingCapabilities', [
    { profileId: anna.me, ...able },
    { profileId: son.profileId, ...able },
  ])
})
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  await inTurn(async () => undefined)
})

test("a parent's own visit at that time warns who books a child, and hinders nothing", async () => {
  const { user } = await open('/timeslot/501?clinic=demo')
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Записаться' })
  expect(await screen.findByText(/На это время у вас уже есть визит/)).toBeTruthy()
  expect(screen.queryByText(warning)).toBeNull()
  expect(confirm.disabled).toBe(true)

  await user.click(screen.getByRole('radio', { name: /ребёнок/ }))
  expect(await screen.findByText(warning)).toBeTruthy()
  expect(screen.queryByText(/На это время у вас уже есть визит/)).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Записаться' }).disabled).toBe(false)
})
