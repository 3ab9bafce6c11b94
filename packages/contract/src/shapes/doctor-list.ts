import { z } from 'zod'
import { AssignmentTimeslot, Branch, Doctor, WorksAt } from './catalogue.ts'
import { UnderstoodList } from './list-query.ts'
import { Count, Rubles } from './numbers.ts'
import { Instant, RowId } from './scalars.ts'

/** Where a doctor of the list receives, with the branch. */
const ListedPlace = WorksAt.omit({ serviceMappings: true, nearestTimeslot: true })
  .extend(Branch.omit({ suspended: true }).shape)
  .extend({
    asked: z
      .boolean()
      .describe('was this place asked for? `freeTimeslots` and `nearestTimeslot` are of such'),
    serviceId: RowId.nullish().describe(
      'with a filter by service: the service of this organisation that is the same; null: not given here',
    ),
  })

/** A doctor in a list over all organisations, with the free times of the next three days. */
export const ListedDoctor = Doctor.omit({
  branches: true,
  assignments: true,
  worksAt: true,
  description: true,
}).extend({
  provider: z.string().describe('the name of the organisation'),
  isDemo: z.boolean(),
  languages: z.array(z.string()).describe('in which patients are received, ISO 639-1; empty: not said'),
  priceFrom: Rubles.nullable().describe('the lowest price of the services given at the places asked for'),
  reviewsCount: Count,
  worksAt: z
    .array(ListedPlace)
    .describe(
      'all places, those that were asked for first. With their coordinates a device computes how far they are: no request says where a patient is',
    ),
  nearestTimeslot: Instant.nullable().describe(
    'the earliest free time that the filters let through, on any date that can be booked; null: there is none for anybody',
  ),
  freeTimeslots: z
    .array(AssignmentTimeslot.extend({ branchId: RowId }))
    .describe('those of today and the next two days that the filters let through, by start'),
})

export const DoctorList = z.object({
  items: z.array(ListedDoctor),
  total: Count.describe('how many doctors the filters let through'),
  nextCursor: z.string().nullable().describe('for the doctors after these; null: there are no more'),
  understood: UnderstoodList,
  nextTimeslot: Instant.nullable().describe(
    'if nobody is free within the preferred days: the earliest free time after them; otherwise null',
  ),
  atAnyTime: z
    .object({
      total: Count,
      nextTimeslot: Instant.nullable().describe('the earliest free time; null: there is none for anybody'),
    })
    .optional()
    .describe('only if nobody is free on the preferred days and hours: the doctors without these filters'),
})

/** How many doctors are left with each value of a filter, all other filters unchanged. */
export const DoctorCounts = z.object({
  total: Count,
  preferredDays: z.object({ '0': Count, '3': Count, '7': Count, '30': Count }),
  preferredTime: z.object({ '0': Count, '1': Count, '2': Count, '3': Count, '4': Count }),
  timeOfDay: z.object({ all: Count, morning: Count, afternoon: Count, evening: Count }),
  profile: z.object({ '0': Count, '1': Count, '2': Count }),
})
