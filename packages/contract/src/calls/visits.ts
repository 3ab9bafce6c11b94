import { z } from 'zod'
import { call } from '../call.ts'
import { Uuid } from '../shapes/scalars.ts'
import { MissedVisits, VisitLists } from '../shapes/visit.ts'

const visits = '/api/v2/my/providers/visits'

export const listVisits = call({
  module: 'visits',
  summary: 'Visits of everyone whose visits the account may see: future by start, past from the latest',
  method: 'GET',
  path: visits,
  who: 'patient',
  query: z.object({
    status: z.literal('all').default('all'),
    splitpastvisits: z
      .enum(['true', 'false'])
      .default('true')
      .describe('false: all in `future`, by start, `past` empty; `isPast` tells which are past'),
    async: z
      .enum(['true', 'false'])
      .default('false')
      .describe('of no effect: the answer is always that of false, complete'),
    providerCode: z.string().max(40).optional(),
  }),
  status: 200,
  answer: VisitLists,
  errors: [],
})

export const showMissedVisits = call({
  module: 'visits',
  summary:
    'How missed visits stand with a person: how many there were, which, and whether they close booking',
  method: 'GET',
  path: `${visits}/missed`,
  who: 'patient',
  subject: { is: 'profile', at: 'query', field: 'profileId', needs: 'VIEW_VISITS' },
  query: z.object({ profileId: Uuid }),
  status: 200,
  answer: MissedVisits,
  errors: ['NOT_FOUND'],
})

export const downloadCalendarFile = call({
  module: 'visits',
  summary: 'A visit as a calendar file, whose UID and SEQUENCE let a move update and a cancel remove it',
  method: 'GET',
  path: `${visits}/:orderId/calendar.ics`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' },
  params: z.object({ orderId: Uuid }),
  status: 200,
  produces: 'text/calendar; charset=utf-8',
  errors: ['NOT_FOUND'],
})
