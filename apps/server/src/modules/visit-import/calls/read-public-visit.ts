import { readPublicVisit as call } from '@vizit/contract/calls/visit-import.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { findVisit } from '../../visits/public.ts'
import type { VisitImportDeps } from '../deps.ts'
import { findContact } from '../store/contacts.ts'
import { nothingFound, presentPublic } from '../use-cases/present-imported.ts'

export const readPublicVisitRoute = handle(
  call,
  async ({ query, language }, { database, clock }: VisitImportDeps) => {
    const contact = await findContact(database.db, query.orderId, clock.now())
    const visit = contact && (await findVisit(database, contact.visitId))
    return visit ? presentPublic(contact, visit, language) : nothingFound
  },
)
