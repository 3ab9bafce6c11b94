import { listKnownDoctors as call } from '@vizit/contract/calls/booking.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { readKnownDoctors } from '../any-doctor/histories.ts'
import type { BookingDeps } from '../deps.ts'
import { readDoctorsOfProgrammes } from '../store/programme-members.ts'
import { seesCoverage } from '../use-cases/sees-coverage.ts'

export const listKnownDoctorsRoute = handle(
  call,
  async ({ actor }, { database, family, clock }: BookingDeps) => {
    const members = await family.membersOf(actor)
    const bookable = members.filter(({ accessLevels }) => accessLevels.includes('BOOK_VISITS'))
    const profileIds = bookable.map(({ profileId }) => profileId)
    const coveredIds = bookable.filter(seesCoverage).map(({ profileId }) => profileId)
    const now = clock.now()
    const [doctorIds, coveredDoctorIds] = await Promise.all([
      readKnownDoctors(database, profileIds, now),
      readDoctorsOfProgrammes(database, coveredIds, bookingWindow(civilDateOf(now))),
    ])
    return { doctorIds, coveredDoctorIds }
  },
)
