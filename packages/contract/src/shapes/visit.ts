import { VISIT_STATUSES } from '@vizit/domain/visits/visit-status.ts'
import { z } from 'zod'
import { DeclineReason } from './booking-decline-reason.ts'
import { PriceKind } from './catalogue.ts'
import { Count, Latitude, Longitude, Percent, Rubles, Share } from './numbers.ts'
import { CivilDate, Id, Instant, RowId, Uuid } from './scalars.ts'

export const VisitStatus = z.enum(VISIT_STATUSES)

/** A visit as its patient sees it (product §3, "Visit"). */
export const Visit = z.object({
  id: Uuid,
  orderId: Uuid,
  providerCode: z.string(),
  timetableId: RowId.nullable().describe('null: the visit is cancelled, and its time is free again'),
  assignmentId: RowId,
  profileId: Uuid,
  covererCode: z
    .string()
    .nullable()
    .describe('null: no programme pays, or the caller has no VIEW_COVERAGE for the patient'),
  status: VisitStatus,
  startDate: Instant,
  endDate: Instant,
  targetDate: Instant,
  lastUpdated: Instant.describe(
    'the last change of the visit or of its place on the own list: of two versions the later is valid',
  ),
  changedAt: Instant.describe('the last change of the visit itself, for marking it as updated'),
  updated: z.boolean().describe('true: changed since it was booked'),
  isPast: z.boolean(),
  hidden: z.boolean().describe("true: taken off the account's own list"),
  isManageable: z.boolean().describe('true: the patient may still move or cancel it'),
  physicianId: RowId,
  physicianName: z.string(),
  photoUrl: z.string().nullable(),
  speciality: z.string(),
  serviceId: RowId.nullable(),
  serviceName: z.string().nullable(),
  serviceOptionId: RowId.nullable(),
  serviceOptionName: z.string().nullable(),
  branchId: RowId,
  branchName: z.string(),
  branchAddress: z.string(),
  branchPhones: z.string(),
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  customerFirstName: z.string(),
  paymentMethod: z.enum(['own', 'programme']).describe("'own' also without VIEW_COVERAGE"),
  covererShare: Percent.nullable()
    .optional()
    .describe('percent of the price that the programme pays; null: as with `covererCode`'),
  price: Rubles.nullable().describe('rubles, if the price was fixed'),
  priceKind: PriceKind.nullable().describe('kind of the price when the visit was booked'),
  priceFrom: Rubles.nullable().describe('rubles'),
  priceTo: Rubles.nullable().describe('rubles'),
  reports: z
    .array(z.object({ id: Id, recordLink: Uuid, reportResults: z.array(Id) }))
    .describe('only with VIEW_REPORTS_TESTS; `recordLink` is the record that activation codes open'),
  links: z.array(z.object({ reportResultId: Id, reportId: Id })),
  drugLists: z
    .array(z.object({ recordLink: Uuid, count: Count }))
    .optional()
    .describe(
      'how many drugs were prescribed after it, by record; absent: none, or without VIEW_REPORTS_TESTS. `readDrugList` reads them',
    ),
})

export const VisitLists = z.object({
  future: z.array(Visit),
  past: z.array(Visit),
  earlier: CivilDate.optional().describe(
    'the date of the latest visit before `dateStart`; absent: there is none',
  ),
})

/** Whether this person may book this assignment online, and if not, why (product §3, "Profile restriction entry"). */
export const BookingCapability = z.object({
  profileId: Uuid,
  onlineBookingAllowed: z.boolean(),
  declineReasons: z.array(DeclineReason),
  profileHint: z.string().nullable(),
})

/** The same for "any doctor" of a service, over several assignments. */
export const ServiceCapability = BookingCapability.extend({
  declineReasons: z
    .array(DeclineReason)
    .describe('reasons common to all assignments; if there are none, those of each'),
  acceptedAt: z.array(RowId).describe('assignments that accept the person; one is enough'),
  reasonsDiffer: z.boolean().describe('true: no reason is common to all, so each assignment has its own'),
})

/** The missed-visits record of one person (decisions D4). */
export const MissedVisits = z.object({
  profileId: Uuid,
  past: Count.describe('visits of the last 12 months that are over'),
  missed: Count.describe('how many of them were missed'),
  share: Share.describe('online booking closes above this share of missed visits: 0.05 = 5 %'),
  minimumMissed: Count.describe('fewer missed visits than this close nothing, whatever their share'),
  closesBooking: z.boolean(),
  reopensAt: Instant.nullable().describe(
    'when booking opens again if no further visit is missed; null: it is open',
  ),
  visits: z.array(Visit).describe('the missed visits, latest first'),
})

export const Hold = z.object({ timetableId: RowId, assignmentId: RowId, expiresAt: Instant })
