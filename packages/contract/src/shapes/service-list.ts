import { z } from 'zod'
import { Price } from './catalogue.ts'
import { UnderstoodList } from './list-query.ts'
import { Count } from './numbers.ts'
import { RowId } from './scalars.ts'

/** A service that one organisation or several give, with its prices at all of them. */
export const ListedService = Price.extend({
  id: RowId.describe('stands for the same service of every organisation'),
  name: z.string(),
  directionId: RowId,
  groupId: RowId.nullable().describe('null: the service belongs to the direction itself'),
  forAdult: z.boolean(),
  forChildren: z.boolean(),
  childrenAge: Count.nullable().describe('the lowest age at which some centre takes children; null: any'),
  medcentersCount: Count,
})

export const ServiceDirection = z.object({
  id: RowId,
  name: z.string(),
  servicesCount: Count,
  groups: z.array(z.object({ id: RowId, name: z.string(), servicesCount: Count })),
})

export const ServiceList = z.object({
  directions: z
    .array(ServiceDirection)
    .describe('what can be chosen: with the services that all other filters let through'),
  items: z.array(ListedService).describe('by direction, group and name'),
  total: Count,
  understood: UnderstoodList,
  nextCursor: z.string().nullable().describe('for the services after these; null: there are no more'),
})

/** A service on its own page; where it can be had: findMedcenters with its id. */
export const ServiceDetails = ListedService.extend({
  direction: z.string(),
  group: z.string().nullable(),
  description: z.string().nullable(),
  preparation: z.string().nullable().describe('how to prepare for it'),
  durationFrom: Count.describe('minutes'),
  durationTo: Count.describe('minutes'),
  hasOptions: z.boolean().describe('some centre has options of it, which may change price and centre'),
})
