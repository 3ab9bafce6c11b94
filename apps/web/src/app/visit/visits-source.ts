import type { Answer } from '@vizit/api-client/calls.ts'
import { isStoredOnDevice } from '@vizit/domain/visits/stored-on-device.ts'
import type { ListSource } from '../lists/list-source.ts'

export type Visit = Answer<'listVisits'>['future'][number]

/** The visits of everyone whose visits the account may see. */
export const visitsSource: ListSource<Visit> = {
  kind: 'visits',
  call: 'syncVisits',
  sync: async (client, query, options) => {
    const result = await client.send('syncVisits', { query }, options)
    if (!result.ok) return result
    const { visits, ...rest } = result.answer
    return { ok: true, answer: { ...rest, items: visits } }
  },
  keeps: isStoredOnDevice,
  withoutReports: visit => ({ ...visit, reports: [], links: [], drugLists: [] }),
  withoutCoverage: visit => ({ ...visit, covererCode: null, covererShare: null, paymentMethod: 'own' }),
}
