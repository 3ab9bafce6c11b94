import { isClockTime } from '@vizit/domain/time/minsk.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { CivilDate, Instant, RowId, Uuid } from './scalars.ts'

const ClockTime = z.string().refine(isClockTime).describe('HH:MM, Minsk time')

/** The times at which a waiting person could come; an absent field means any. */
export const wantedTimes = {
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .optional()
    .describe('1 = Monday … 7 = Sunday; absent: every day'),
  timeFrom: ClockTime.optional().describe('HH:MM, Minsk time: the visit begins at this time or later'),
  timeTo: ClockTime.optional().describe('HH:MM, Minsk time: the visit begins before this time'),
  lastDate: CivilDate.optional().describe('the last acceptable day'),
}

/** A time that is held for a waiting person until they accept or decline it. */
export const WaitOffer = z.object({
  offerId: Uuid,
  waitId: Uuid,
  state: z
    .enum(['live', 'taken', 'declined', 'passed', 'withdrawn'])
    .describe('passed: not answered in time; withdrawn: the wait ended before'),
  expiresAt: Instant,
  profileId: Uuid,
  customerFirstName: z.string(),
  timetableId: RowId.optional(),
  assignmentId: RowId.optional(),
  serviceId: RowId.nullable().optional(),
  startDate: Instant,
  endDate: Instant,
  physicianId: RowId,
  physicianName: z.string(),
  photoUrl: z.string().nullable(),
  speciality: z.string(),
  serviceName: z.string().nullable(),
  branchName: z.string(),
  branchAddress: z.string(),
  movesFrom: Instant.nullable().describe('start of the visit that would move; null: a new visit is booked'),
  orderId: Uuid.nullable().describe('the visit that would move, or that was booked'),
})

export const Wait = z.object({
  waitId: Uuid,
  kind: z
    .enum(['earlier', 'free'])
    .describe('earlier: for an earlier time of a visit; free: for any free time'),
  profileId: Uuid,
  customerFirstName: z.string(),
  joinedAt: Instant,
  orderId: Uuid.nullable().describe('the visit that would move'),
  startDate: Instant.nullable().describe('the present start of that visit'),
  physicianId: RowId.nullable(),
  physicianName: z.string().nullable(),
  speciality: z.string().nullable(),
  serviceId: RowId.nullable(),
  serviceName: z.string().nullable(),
  branchId: RowId.nullable(),
  branchName: z.string().nullable().describe('null: any branch of the medical organisation'),
  providerName: z.string(),
  weekdays: z.array(z.int().min(1).max(7)),
  timeFrom: z.string().nullable(),
  timeTo: z.string().nullable(),
  lastDate: CivilDate.nullable(),
  ahead: Count.describe('how many joined earlier for the same doctor or service; they may want other days'),
  offer: WaitOffer.nullable().describe('the time that waits for an answer now'),
})
