import type { UnclaimedVisit } from '@vizit/test-kit/world/unclaimed-visit.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

interface Who {
  readonly bearer: string
  readonly phone: string
}

export const aBoy = { lastName: 'Дуб', firstName: 'Ян', birthday: '2019-04-04', sex: 'MALE' } as const

/** Imports for the account's owner and saves no data of the clinic. */
export const mine = (omId: string) => ({ omId, me: true, useOrderPatientData: false })
/** Imports for a child, who is added by the import. */
export const asNewChild = (omId: string) => ({ omId, useOrderPatientData: true, consentReceived: true })

/** Actions on visits that were booked without an account, over HTTP. */
export function importActs({ call, db, doctor, unclaimedVisit, visits, relative }: World) {
  const path = '/api/v2/my/providers/orders'
  return {
    importVisit: ({ bearer }: Who, body: object, key?: string) =>
      call('POST', `${path}/import`, { bearer, ...(key && { key }), body }),
    discover: ({ bearer }: Who, query = '') => call('GET', `${path}/discover${query}`, { bearer }),
    /** A visit booked with a person's phone, at a new doctor. */
    bookedFor: async ({ phone }: Pick<Who, 'phone'>, given: Partial<UnclaimedVisit> = {}) => {
      const { assignmentId } = await doctor({ slots: 0 })
      return unclaimedVisit(assignmentId, { phone, ...given })
    },
    aChildOf: ({ accountId }: { accountId: string }) =>
      relative(accountId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' }, { birthday: '2018-05-01' }),
    listed: async (who: Who): Promise<string[]> =>
      (await visits(who)).json.future.map(({ orderId }: { orderId: string }) => orderId),
    /** The profile to which the visit belongs. */
    patientOf: (id: string) =>
      db
        .selectFrom('visit')
        .innerJoin('profile', 'profile.id', 'visit.profile_id')
        .select(['visit.profile_id as profileId', 'booked_by as bookedBy', 'clinic_phone as clinicPhone'])
        .where('visit.id', '=', id)
        .executeTakeFirstOrThrow(),
  }
}
