import type { BodyOf } from '@vizit/contract/call.ts'
import type { decideInvoice as call } from '@vizit/contract/calls/invoices.ts'
import { decisionProblems, withPlainReasons } from '@vizit/domain/invoices/invoice-decision.ts'
import { decidesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import { heldLevels } from '../../family/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import { type InvoiceRow, readInvoice } from '../store/read-invoices.ts'
import { lockRelation } from '../store/relations-of.ts'
import { lockInvoice, saveDecision } from '../store/save-decision.ts'
import { presentInvoice, stateOf } from './present-invoice.ts'
import { withdrawMessagesOf } from './tell-of-invoices.ts'

interface Deciding {
  readonly actor: Patient
  readonly invoiceId: string
  readonly body: BodyOf<typeof call>
  readonly key: string | null
  readonly language: Language
}

/** Says what a person thinks of an invoice. The first decision is final: the same again is answered, another is refused. */
export async function decideInvoice(
  { actor, invoiceId, body: said, key, language }: Deciding,
  deps: InvoicesDeps,
) {
  const { database, clock, changes, family } = deps
  const body = withPlainReasons(said)
  const { accountId } = actor
  const asked = await readInvoice(database.db, invoiceId, language)
  const member = asked && (await family.memberFor(actor, asked.profileId, 'BOOK_VISITS'))
  if (!asked || !member || !decidesInvoices(member)) return new Refused('NOT_FOUND', {})
  let decidedFor: string | null = null
  const answer = await database.db.transaction().execute(trx =>
    answerOnce(
      trx,
      { accountId, key, call: 'decideInvoice', body: { ...body, invoiceId }, now: clock.now() },
      async () => {
        if (!(await mayDecide(trx, { accountId, profileId: asked.profileId }, deps)))
          return new Refused('NOT_FOUND', {})
        await lockInvoice(trx, invoiceId)
        const row = await readInvoice(trx, invoiceId, language)
        if (!row) return new Refused('NOT_FOUND', {})
        const viewer = { accountId, mayDecide: true, now: clock.now() }
        if (row.decision && isSame(row, body)) return presentInvoice(row, viewer)
        const refused = refusalOf(row, body, viewer.now)
        if (refused) return refused
        await decide(trx, { row, body, accountId, now: viewer.now })
        await withdrawMessagesOf(trx, invoiceId, deps)
        decidedFor = row.profileId
        const decided = await readInvoice(trx, invoiceId, language)
        if (!decided) throw new Error('an invoice that was decided is not there')
        return presentInvoice(decided, viewer)
      },
    ),
  )
  if (decidedFor !== null) changes.publish('invoices', { profiles: [decidedFor] })
  return answer
}

/** Under a lock: nobody takes the right away before the decision stands. */
async function mayDecide(
  trx: Kysely<DB>,
  held: { readonly accountId: string; readonly profileId: string },
  { family }: Pick<InvoicesDeps, 'family'>,
): Promise<boolean> {
  const relation = await lockRelation(trx, held)
  if (!relation) return false
  return decidesInvoices({ accessLevels: heldLevels(relation, await family.accessLevels()) })
}

interface Decided {
  readonly row: InvoiceRow
  readonly body: Deciding['body']
  readonly accountId: string
  readonly now: Date
}

async function decide(trx: Kysely<DB>, { row, body, accountId, now }: Decided): Promise<void> {
  const { kind, reason = null, rejected = [] } = body
  const { id: invoiceId, version, profileId } = row
  await saveDecision(trx, { invoiceId, version, kind, reason, rejected, accountId, now })
  await recordAudit(trx, {
    action: 'invoice-decided',
    subject: invoiceId,
    at: now,
    accountId,
    profileId,
    details: { kind, rejected: rejected.length },
  })
}

function refusalOf(row: InvoiceRow, body: Deciding['body'], now: Date) {
  const { version, answerUntil, decidedAt, positions, isVisitCancelled } = row
  const state = stateOf(row, now)
  if (state === 'UNANSWERED' && isVisitCancelled) return new Refused('INVOICE_VISIT_CANCELLED', {})
  if (state === 'UNANSWERED')
    return new Refused('INVOICE_TOO_LATE', { answerUntil: formatInstant(answerUntil) })
  if (decidedAt) return new Refused('INVOICE_DECIDED', { state, at: formatInstant(decidedAt) })
  if (version !== body.version) return new Refused('INVOICE_CHANGED', { version })
  const fields = decisionProblems(
    positions.map(({ position }) => position),
    body,
  )
  return fields.length > 0 ? new Refused('INVALID_ARGUMENT', { fields }) : null
}

function isSame(
  { decision, positions }: InvoiceRow,
  { version, kind, reason, rejected = [] }: Deciding['body'],
): boolean {
  if (decision?.kind !== kind || decision.version !== version || decision.reason !== (reason ?? null))
    return false
  const said = new Map(rejected.map(each => [each.position, each.reason]))
  return positions.every(({ position, rejection }) => (said.get(position) ?? null) === rejection)
}
