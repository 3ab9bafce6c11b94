import { discoverVisits as call } from '@vizit/contract/calls/visit-import.ts'
import { matchPatient } from '@vizit/domain/visit-import/match-patient.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { readVisits } from '../../visits/public.ts'
import type { VisitImportDeps } from '../deps.ts'
import { findOwnContacts } from '../store/contacts.ts'
import { presentOwn } from '../use-cases/present-imported.ts'

export const discoverVisitsRoute = handle(
  call,
  async ({ actor, query, language }, { database, clock, family }: VisitImportDeps) => {
    const contacts = await findOwnContacts(database.db, actor.accountId, clock.now())
    if (contacts.length === 0) return []
    const [visits, members] = await Promise.all([
      readVisits(database, {
        profileIds: contacts.map(({ patientId }) => patientId),
        since: new Date(0),
        providerCode: query.providerCode || null,
      }),
      family.membersOf(actor),
    ])
    const bookable = members.filter(({ accessLevels }) => accessLevels.includes('BOOK_VISITS'))
    return contacts.flatMap(contact => {
      const visit = visits.find(({ id }) => id === contact.visitId)
      if (!visit) return []
      return [presentOwn(contact, visit, matchPatient(contact.patient, bookable)?.profileId, language)]
    })
  },
)
