import { z } from 'zod'
import { Branch, Price, ServiceOption } from './catalogue.ts'
import { UnderstoodList } from './list-query.ts'
import { NearestFor } from './nearest-for.ts'
import { Count } from './numbers.ts'
import { CivilDate, Instant, RowId } from './scalars.ts'

const Minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** Hours of a day, in Minsk. */
export const Opening = z.object({
  opens: Minute,
  closes: Minute.describe(
    '24:00: at midnight; not later than `opens`: on the next day. 00:00 to 24:00: round the clock',
  ),
})

/** Whether a medical centre is open now. */
export const OpenNow = z.object({
  isOpen: z.boolean(),
  changesAt: Instant.nullable().describe('when it closes or opens next; null: not within a month'),
})

export const MedcenterSchedule = z.object({
  now: OpenNow.nullable().describe('null: the centre states no hours'),
  hours: z
    .array(Opening.extend({ day: z.int().min(1).max(8).describe('1 Monday … 7 Sunday, 8 public holidays') }))
    .describe('the usual hours; several a day are separated by breaks; a day without any is a day off'),
  days: z
    .array(
      z.object({
        date: CivilDate,
        openings: z.array(Opening).describe('none: closed'),
        note: z.string().nullable().describe('why the date differs from the week: the holiday or a reason'),
      }),
    )
    .describe('today and the next 13 days, holidays and exceptions counted'),
})

/** An option of a service, marked if choosing it changes the price or the centre. */
export const MarkedOption = ServiceOption.extend({
  changesPrice: z.boolean().describe('its price differs from the one of the service at this centre'),
  changesCentre: z
    .boolean()
    .describe('it is not given at this centre: another one of the organisation must be chosen'),
})

/** A service as one medical centre gives it. */
export const ServiceAtMedcenter = Price.extend({
  serviceId: RowId.describe('the id with which it is booked at this organisation'),
  name: z.string(),
  duration: Count.describe('minutes; the shortest, if doctors differ'),
  forAdult: z.boolean(),
  forChildren: z.boolean(),
  childrenAge: Count.nullable(),
  nearestTimeslot: Instant.nullable().describe(
    'the earliest free time for the whole service that new patients can book; with `age`: that a patient of that age can',
  ),
  nearestFor: NearestFor,
  options: z.array(MarkedOption),
})

/** A branch of a medical organisation, in a list over all of them. */
export const ListedMedcenter = Branch.omit({ suspended: true }).extend({
  providerCode: z.string(),
  provider: z.string().describe('the name of the medical organisation'),
  isDemo: z.boolean(),
  photoUrl: z.string().nullable().describe("the centre's first photo, or else the organisation's logo"),
  doctorsCount: Count,
  servicesCount: Count,
  reviewsCount: Count,
  openNow: OpenNow.nullable().describe('null: the centre states no hours'),
  service: ServiceAtMedcenter.nullable().describe('the service asked for; null: none was'),
})

export const MedcenterList = z.object({
  items: z.array(ListedMedcenter),
  total: Count.describe('how many centres the filters let through'),
  understood: UnderstoodList,
  nextCursor: z.string().nullable().describe('for the centres after these; null: there are no more'),
})

/** Everything that the page of a medical centre shows, except doctors, services and reviews. */
export const Medcenter = Branch.extend({
  providerCode: z.string(),
  isDemo: z.boolean(),
  emails: z.array(z.string()),
  description: z.string().nullable(),
  gettingThere: z.string().nullable().describe('how to get there: stops, entrance, parking'),
  photos: z.array(z.object({ url: z.string() })),
  schedule: MedcenterSchedule,
  organisation: z.object({
    code: z.string(),
    name: z.string(),
    logoUrl: z.string().nullable(),
    supportEmail: z.string().nullable(),
    branches: z
      .array(Branch.omit({ suspended: true }))
      .describe('its other branches, those of the same town first'),
  }),
  doctorsCount: Count,
  servicesCount: Count,
  reviewsCount: Count,
})

/** A favourite medical centre of an account. */
export const FavouriteMedcenter = z.object({
  id: RowId.describe('the branch'),
  displayName: z.string(),
  address: z.string(),
  photoUrl: z.string().nullable(),
  type: z.literal('medcenters'),
  providerCode: z.string(),
  addedAt: Instant,
})
