import { z } from 'zod'
import { call } from '../../call.ts'
import { Provider } from '../../shapes/catalogue.ts'
import { CivilDate, inOrder, Uuid } from '../../shapes/scalars.ts'
import { MissedVisits, Visit, VisitLists } from '../../shapes/visit.ts'

const my = '/api/v2/my/providers'
const visits = `${my}/visits`

const range = {
  dateStart: CivilDate.optional().describe('the first day of the visits; default: a month ago'),
  dateEnd: CivilDate.optional().describe('the last day of the visits; default: no bound'),
}

export const listVisits = call({
  module: 'visits',
  topics: ['family', 'visits'],
  summary:
    'List visits of everyone whose visits the account may see: future ones by start, past ones latest first',
  method: 'GET',
  path: visits,
  who: 'patient',
  query: inOrder(
    z.object({
      status: z.literal('all').default('all'),
      splitpastvisits: z
        .enum(['true', 'false'])
        .default('true')
        .describe(
          'false: all visits are in `future` by start, and `past` is empty; `isPast` marks past ones',
        ),
      async: z
        .enum(['true', 'false'])
        .default('false')
        .describe(
          'accepted without effect: the answer is always what is stored here; `syncVisits` asks the organisations',
        ),
      providerCode: z.string().max(40).optional(),
      ...range,
    }),
  ),
  status: 200,
  answer: VisitLists,
  errors: [],
})

export const showMissedVisits = call({
  module: 'visits',
  topics: ['family', 'visits'],
  summary: "Show a person's missed visits: how many, which, and whether they close online booking",
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
  summary:
    'Download a visit as a calendar file; by UID and SEQUENCE a move updates it and a cancellation removes it',
  method: 'GET',
  path: `${visits}/:orderId/calendar.ics`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' },
  params: z.object({ orderId: Uuid }),
  status: 200,
  produces: 'text/calendar; charset=utf-8',
  errors: ['NOT_FOUND'],
})

export const listOrders = call({
  module: 'visits',
  summary: 'List visits of every status by start, including cancelled and hidden ones',
  method: 'GET',
  path: `${my}/orders`,
  who: 'patient',
  query: inOrder(
    z.object({
      status: z.literal('all').default('all'),
      providerCode: z.string().max(40).optional(),
      ...range,
    }),
  ),
  status: 200,
  answer: z.array(Visit),
  errors: [],
})

/** `{orders base}{id}/orders` of calls §7.4: `{id}` is the organisation. */
export const listProviderOrders = call({
  module: 'visits',
  summary: 'List visits of every status at one medical organisation; an unknown one has none',
  method: 'GET',
  path: `${my}/:providerCode/orders`,
  who: 'patient',
  params: z.object({ providerCode: z.string().min(1).max(40) }),
  query: inOrder(z.object({ status: z.literal('all').default('all'), ...range })),
  status: 200,
  answer: z.array(Visit),
  errors: [],
})

export const listOwnProviders = call({
  module: 'visits',
  summary: 'List medical organisations with patients whose visits or results the account may see',
  method: 'GET',
  path: my,
  who: 'patient',
  status: 200,
  answer: z.array(
    Provider.pick({ code: true, name: true, isDemo: true, supportEmail: true }).extend({
      suspended: z
        .boolean()
        .describe("true: the organisation's account is inactive; its data can still be read"),
    }),
  ),
  errors: [],
})

export const showVisit = call({
  module: 'visits',
  topics: ['family', 'visits'],
  summary: 'Show one visit of any status',
  method: 'GET',
  path: `${visits}/:orderId`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' },
  params: z.object({ orderId: Uuid }),
  status: 200,
  answer: Visit,
  errors: ['NOT_FOUND'],
})

export const takeOffVisit = call({
  module: 'visits',
  topics: ['visits'],
  summary:
    'Take a past or cancelled visit off the own list, from the day after it; relatives still see it on theirs',
  method: 'DELETE',
  path: `${visits}/:orderId`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' },
  params: z.object({ orderId: Uuid }),
  status: 204,
  errors: ['NOT_FOUND', 'VISIT_STAYS_LISTED'],
})

export const putBackVisit = call({
  module: 'visits',
  topics: ['visits'],
  summary: 'Put a visit back on the own list; without effect if it is there',
  method: 'PUT',
  path: `${visits}/:orderId/listed`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' },
  params: z.object({ orderId: Uuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})
