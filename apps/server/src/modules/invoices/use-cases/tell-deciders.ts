import { decidesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { heldLevels, withoutAccount } from '../../family/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import { readRelations } from '../store/relations-of.ts'

interface Told {
  readonly id: string
  readonly profileId: string
  readonly answerUntil: Date
  readonly template: 'invoice-received' | 'invoice-corrected' | 'invoice-reminder'
}

const DAY_MS = 86_400_000

/**
 * Tells the patient, or a child's parents, of an invoice. Where a patient has no account, those relatives who may decide; where there are
 * none, the patient by the known phone, and the parents of a grown child, who may not see it any more. The message
 * says nothing of what was done, because others may see the phone.
 */
export async function tellDeciders(trx: Kysely<DB>, told: Told, deps: InvoicesDeps): Promise<void> {
  const { id, profileId, template } = told
  const relations = await readRelations(trx, profileId)
  const own = relations.filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
  const override = await deps.family.accessLevels()
  const deciders = (own.length > 0 ? own : relations).filter(relation =>
    decidesInvoices({ accessLevels: heldLevels(relation, override) }),
  )
  if (deciders.length === 0) return tellOfInvoiceWithoutDecider(trx, told, deps)
  const opens = `/visits/invoices/${id}` as const
  for (const accountId of new Set(deciders.map(({ accountId: each }) => each))) {
    await deps.notifications.notifyAccount(trx, accountId, {
      template,
      data: { until: lastDay(told), link: `${deps.publicUrl}${opens}` },
      opens,
      ...(await sendingOf(trx, accountId, told, deps)),
    })
  }
}

/** Nobody may see it until the patient has an account. */
async function tellOfInvoiceWithoutDecider(trx: Kysely<DB>, told: Told, deps: InvoicesDeps): Promise<void> {
  const { notifications, publicUrl } = deps
  const person = await withoutAccount(trx, told.profileId)
  if (!person) return
  const { phone, language, firstName: child, formerParents } = person
  const until = lastDay(told)
  if (phone !== null) {
    const data = { until, link: `${publicUrl}/visits/invoices/${told.id}` }
    await notifications.enqueue(trx, {
      ...{ channel: 'sms', to: phone, language, template: 'invoice-no-account', data },
      expiresAt: told.answerUntil,
    })
  }
  for (const accountId of formerParents)
    await notifications.notifyAccount(trx, accountId, {
      template: 'invoice-of-grown-child',
      data: { until, child },
      opens: '/family',
      ...(await sendingOf(trx, accountId, told, deps)),
    })
}

/** The last day on which they may decide. */
const lastDay = ({ answerUntil }: Told) => new Date(answerUntil.getTime() - DAY_MS / 2).toISOString()

async function sendingOf(
  trx: Kysely<DB>,
  accountId: string,
  { id, answerUntil }: Told,
  { quietHoursOf }: InvoicesDeps,
) {
  return { topic: `invoice:${id}`, quiet: await quietHoursOf(trx, accountId), expiresAt: answerUntil }
}
