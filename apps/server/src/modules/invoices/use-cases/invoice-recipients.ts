import { decidesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { heldLevels, withoutAccount } from '../../family/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import { readRelations } from '../store/relations-of.ts'

/** Who is told of an invoice: those who may decide; where there are none, a phone, and parents of a grown child, who see nothing of it. */
export type InvoiceRecipient =
  | { readonly kind: 'decider'; readonly accountId: string }
  | { readonly kind: 'phone'; readonly phone: string; readonly language: Language }
  | { readonly kind: 'former-parent'; readonly accountId: string; readonly child: string }

/**
 * The patient, or a child's parents. Where a patient has no account, those relatives who may decide; where there are
 * none, the patient by the known phone, and the parents of a grown child, who may not see it any more.
 */
export async function invoiceRecipients(
  trx: Kysely<DB>,
  profileId: string,
  { family }: Pick<InvoicesDeps, 'family'>,
): Promise<InvoiceRecipient[]> {
  const relations = await readRelations(trx, profileId)
  const own = relations.filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
  const override = await family.accessLevels()
  const deciders = (own.length > 0 ? own : relations).filter(relation =>
    decidesInvoices({ accessLevels: heldLevels(relation, override) }),
  )
  if (deciders.length > 0) return deciders.map(({ accountId }) => ({ kind: 'decider', accountId }))
  const person = await withoutAccount(trx, profileId)
  if (!person) return []
  const { phone, language, firstName: child, formerParents } = person
  return [
    ...(phone === null ? [] : [{ kind: 'phone', phone, language } as const]),
    ...formerParents.map(accountId => ({ kind: 'former-parent', accountId, child }) as const),
  ]
}

/** Who gets one message, however many invoices it is about. */
export const recipientKey = (to: InvoiceRecipient): string => {
  switch (to.kind) {
    case 'decider':
      return to.accountId
    case 'phone':
      return to.phone
    case 'former-parent':
      return `${to.accountId} ${to.child}`
  }
}
