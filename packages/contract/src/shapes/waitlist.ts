import { isClockTime } from '@vizit/domain/time/minsk.ts'
import { z } from 'zod'
import { Count } from './numbers.ts'
import { CivilDate, Instant, RowId, Uuid } from './scalars.ts'

const ClockTime = z.string().refine(isClockTime).describe('HH:MM, of Minsk')

/** The times at which a waiting person could come; an absent field means any. */
export const wantedTimes = {
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .optional()
    .describe('1 = Monday … 7 = Sunday; absent: every day'),
  timeFrom: ClockTime.optional().describe('HH:MM, of Minsk: a visit begins no earlier'),
  timeTo: ClockTime.optional().describe('HH:MM, of Minsk: a visit begins before'),
  lastDate: CivilDate.optional().describe('the last day that is still of use'),
}

/** A time that is held for a waiting person until they accept or decline it. */
export const WaitOffer = z.object({
  offerId: Uuid,
  waitId: Uuid,
  state: z
    .enum(['live', 'taken', 'declined', 'passed', 'withdrawn'])
    .describe('passed: nobody answered in time; withdrawn: the wait was over before'),
  expiresAt: Instant,
  profileId: Uuid,
  customerFirstName: z.string(),
  startDate: Instant,
  endDate: Instant,
  physicianId: RowId,
  physicianName: z.string(),
  photoUrl: z.string().nullable(),
  speciality: z.string(),
  serviceName: z.string().nullable(),
  branchName: z.string(),
  branchAddress: z.string(),
  movesFrom: Instant.nullable().describe('the beginning of the visit that moves; null: one is booked'),
  orderId: Uuid.nullable().describe('the visit that moves, or that was booked'),
})

export const Wait = z.object({
  waitId: Uuid,
  kind: z.enum(['earlier', 'free']).describe('for a time earlier than that of a visit, or for any free time'),
  profileId: Uuid,
  customerFirstName: z.string(),
  joinedAt: Instant,
  orderId: Uuid.nullable().describe('the visit that moves'),
  startDate: Instant.nullable().describe('when that visit begins now'),
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
  ahead: Count.describe(
    'who joined earlier for the same doctor or service; not all of them want the same days',
  ),
  offer: WaitOffer.nullable().describe('what waits for an answer now'),
})
