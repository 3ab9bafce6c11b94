import type { Insertable, Kysely } from 'kysely'
import type { DB, Outbox } from '../../../platform/database/generated/db.ts'
import { visitFacts } from '../../visits/public.ts'
import type { VisitsImportDeps } from '../deps.ts'
import type { ReachableVisit } from '../registry-visit.ts'
import { visitContact } from '../store/visit-contact.ts'

interface VisitContact {
  readonly visit: ReachableVisit
  readonly visitId: string
}

/** The SMS to the patient; the link of a new visit contains only its id. */
export async function registryMessage(
  trx: Kysely<DB>,
  template: 'visit-registered' | 'visit-moved' | 'visit-cancelled',
  { visit, visitId }: VisitContact,
  { outboxRow, publicUrl }: VisitsImportDeps,
): Promise<Insertable<Outbox>> {
  const { phone, language, place } = await visitContact(trx, visit, visitId)
  const data = visitFacts({ startsAt: visit.startsAt, place }, language)
  const sms = { channel: 'sms', to: phone, language } as const
  return template === 'visit-registered'
    ? outboxRow({ ...sms, template, data: { ...data, link: `${publicUrl}/i#${visitId}` } })
    : outboxRow({ ...sms, template, data })
}
