import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { heldLevels } from '../../family/public.ts'
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
 * Tells the patient, or a child's parents, of an invoice. Where a patient has no account, those relatives who may decide. The message
 * says nothing of what was done, because others may see the phone.
 */
export async function tellDeciders(
  trx: Kysely<DB>,
  { id, profileId, answerUntil, template }: Told,
  { family, notifications, quietHoursOf, publicUrl }: InvoicesDeps,
): Promise<void> {
  const relations = await readRelations(trx, profileId)
  const own = relations.filter(({ relKind }) => relKind === 'ME' || relKind === 'CHILD')
  const override = await family.accessLevels()
  const deciders = (own.length > 0 ? own : relations).filter(relation =>
    heldLevels(relation, override).includes('BOOK_VISITS'),
  )
  const opens = `/visits/invoices/${id}` as const
  for (const accountId of new Set(deciders.map(({ accountId: each }) => each))) {
    await notifications.notifyAccount(trx, accountId, {
      template,
      // The last day on which they may decide.
      data: {
        until: new Date(answerUntil.getTime() - DAY_MS / 2).toISOString(),
        link: `${publicUrl}${opens}`,
      },
      opens,
      topic: `invoice:${id}`,
      quiet: await quietHoursOf(trx, accountId),
      expiresAt: answerUntil,
    })
  }
}
