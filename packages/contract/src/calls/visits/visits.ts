import { z } from 'zod'
import { call } from '../../call.ts'
import { Provider } from '../../shapes/catalogue.ts'
import { CivilDate, inOrder, Uuid } from '../../shapes/scalars.ts'
import { MissedVisits, Visit, VisitLists } from '../../shapes/visit.ts'

const my = '/api/v2/my/providers'
const visits = `${my}/visits`

const range = {
  dateStart: CivilDate.optional().describe('the first day of the visits; a month back unless given'),
  dateEnd: CivilDate.optional().describe('their last day; no bound unless given'),
}

export const listVisits = call({
  module: 'visits',
  summary: 'Visits of everyone whose visits the account may see: future by start, past from the latest',
  method: 'GET',
  path: visits,
  who: 'patient',
  query: inOrder(
    z.object({
      status: z.literal('all').default('all'),
      splitpastvisits: z
        .enum(['true', 'false'])
        .default('true')
        .describe('false: all in `future`, by start, `past` empty; `isPast` tells which are past'),
      async: z
        .enum(['true', 'false'])
        .default('false')
        .describe('of no effect: the answer is always what there is; `syncVisits` asks organisations'),
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

export const listOrders = call({
  module: 'visits',
  summary: 'Visits of every status, cancelled and hidden ones too, by start',
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
  summary: 'Visits of every status at one medical organisation; an unknown one has none',
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
  summary: 'Medical organisations that know somebody whose visits, or whose results, the account may see',
  method: 'GET',
  path: my,
  who: 'patient',
  status: 200,
  answer: z.array(
    Provider.pick({ code: true, name: true, isDemo: true, supportEmail: true }).extend({
      suspended: z.boolean().describe('its account is inactive; what it knows stays readable'),
    }),
  ),
  errors: [],
})

export const showVisit = call({
  module: 'visits',
  summary: 'One visit, whatever its status',
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
  summary:
    "Take a past or cancelled visit off one's own list, from the day after it; relatives keep it on theirs",
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
  summary: "Put a visit back on one's own list; one that is there stays",
  method: 'PUT',
  path: `${visits}/:orderId/listed`,
  who: 'patient',
  subject: { is: 'visit', at: 'params', field: 'orderId', needs: 'VIEW_VISITS' },
  params: z.object({ orderId: Uuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})
