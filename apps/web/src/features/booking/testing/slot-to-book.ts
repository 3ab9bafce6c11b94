import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { dropFavourites } from '../../../app/favourites/favourites.ts'
import { session } from '../../../app/session/session.ts'
import { answer } from '../../../testing/answer.ts'
import { branch, doctor, NOW, timeslot } from '../../../testing/clinic.ts'
import { ownExpenses } from '../../../testing/payers.ts'
import { anna, tokens } from '../../../testing/people.ts'
import { programmes } from '../../../testing/programmes.ts'
import { inHoldQueue } from '../hold-queue.ts'

export const able = { onlineBookingAllowed: true, declineReasons: [], profileHint: null }

const held = { timetableId: '501', assignmentId: '71', expiresAt: '2026-11-23T05:05:00Z' }

/** The address of the free slot's booking form. */
export const path = '/timeslot/501?clinic=demo'

/** Before each test of a file: a free slot, and Anna, who can book it. */
export function beginWithFreeSlot(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
    session.start(tokens)
    answer('readProfile', anna)
    answer('showTimeslot', timeslot)
    answer('holdTimeslot', held)
    answer('showHold', { hold: held })
    answer('releaseHold', undefined)
    answer('listBookingCapabilities', [{ profileId: anna.me, ...able }])
    answer('listPayers', ownExpenses)
    answer('listPrograms', programmes)
    answer('listVisits', { future: [], past: [] })
    answer('listLocations', [])
    answer('listProviders', [])
    answer('listBranches', [branch('1', 'Филиал на Немиге')])
    answer('listDoctors', [doctor('7'), doctor('8')])
    answer('listDoctorTimeslots', [])
  })
  afterEach(async () => {
    vi.useRealTimers()
    dropFavourites()
    // Requests of the closed screen must not reach the next test.
    cleanup()
    await inHoldQueue(async () => undefined)
  })
}

export const confirmButton = () => screen.findByRole('button', { name: 'Записаться' })
