import { quietInTime } from '@vizit/domain/reminders/quiet-hours.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { AccountMessage } from '../../notifications/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import {
  type InvoiceMessage,
  noteMessage,
  takeUnsent,
  type UnsentOf,
  withdrawUnsent,
} from '../store/invoice-messages.ts'
import { type InvoiceRecipient, invoiceRecipients, recipientKey } from './invoice-recipients.ts'

export interface InvoiceToTell {
  readonly id: string
  readonly profileId: string
  readonly answerUntil: Date
  readonly template: 'invoice-received' | 'invoice-corrected' | 'invoice-reminder'
}

const DAY_MS = 86_400_000

/**
 * Tells people of invoices: of several one message with their number. What waits unsent about others of the same account, such as in its
 * quiet hours, becomes a part of it. No message says what was done, because others may see the phone.
 */
export async function tellOfInvoices(
  trx: Kysely<DB>,
  invoices: readonly InvoiceToTell[],
  deps: InvoicesDeps,
): Promise<void> {
  const groups = new Map<string, { readonly to: InvoiceRecipient; readonly about: InvoiceToTell[] }>()
  for (const [profileId, ofPerson] of Map.groupBy(invoices, each => each.profileId))
    for (const to of await invoiceRecipients(trx, profileId, deps)) {
      const group = groups.get(recipientKey(to)) ?? { to, about: [] }
      groups.set(recipientKey(to), group)
      group.about.push(...ofPerson)
    }
  const unsent = await takeUnsent(trx, {
    accountIds: [...groups.values()].flatMap(({ to }) => (to.kind === 'decider' ? to.accountId : [])),
    templates: templatesLike(invoices[0]?.template ?? 'invoice-received'),
    now: deps.clock.now(),
  })
  for (const { to, about } of groups.values())
    await tell(trx, to, to.kind === 'decider' ? together(about, unsent.get(to.accountId)) : about, deps)
}

/** What waits unsent about a decided invoice is not sent, or speaks of the other ones. */
export async function withdrawMessagesOf(trx: Kysely<DB>, invoiceId: string, deps: InvoicesDeps) {
  const left = await withdrawUnsent(trx, { invoiceId, templates: REWRITTEN, now: deps.clock.now() })
  for (const [accountId, about] of left)
    for (const ofOccasion of Map.groupBy(about, ({ template }) => isReminder(template)).values())
      await tell(trx, { kind: 'decider', accountId }, together([], ofOccasion), deps)
}

const isReminder = (template: string) => template.endsWith('-reminder')

const OF_ARRIVAL = ['invoice-received', 'invoice-corrected', 'invoices-received'] as const
const OF_REMINDER = ['invoice-reminder', 'invoices-reminder'] as const
const REWRITTEN = [...OF_ARRIVAL, ...OF_REMINDER]

const templatesLike = (template: string) => (isReminder(template) ? OF_REMINDER : OF_ARRIVAL)

/** The invoices of a message, and those of messages that were to be sent. */
function together(about: readonly InvoiceToTell[], unsent: readonly UnsentOf[] = []): InvoiceToTell[] {
  const known = new Set(about.map(({ id }) => id))
  const others = new Map(unsent.flatMap(each => (known.has(each.id) ? [] : [[each.id, each]])))
  const former = [...others.values()].map(({ id, profileId, answerUntil, template }) => {
    const single = isReminder(template) ? 'invoice-reminder' : 'invoice-received'
    return {
      id,
      profileId,
      answerUntil,
      template: template === 'invoice-corrected' ? template : single,
    } as const
  })
  return [...former, ...about]
}

async function tell(
  trx: Kysely<DB>,
  to: InvoiceRecipient,
  about: readonly InvoiceToTell[],
  deps: InvoicesDeps,
): Promise<void> {
  const [first] = about.toSorted((one, other) => one.answerUntil.getTime() - other.answerUntil.getTime())
  if (!first) return
  const { notifications, publicUrl } = deps
  const isOne = about.length === 1
  const page = isOne ? (`/visits/invoices/${first.id}` as const) : ('/visits/invoices' as const)
  const facts = {
    until: new Date(first.answerUntil.getTime() - DAY_MS / 2).toISOString(),
    ...(isOne ? {} : { count: String(about.length) }),
  }
  const link = `${publicUrl}${page}`
  const expiresAt = first.answerUntil
  if (to.kind === 'phone') {
    const { phone, language } = to
    const template = isOne ? 'invoice-no-account' : 'invoices-no-account'
    const message = { channel: 'sms', to: phone, language, expiresAt, template } as const
    const [id] = await notifications.enqueueAll(trx, [{ ...message, data: { ...facts, link } }])
    return note(trx, id, about)
  }
  const { accountId } = to
  const said: AccountMessage =
    to.kind === 'former-parent'
      ? {
          template: isOne ? 'invoice-of-grown-child' : 'invoices-of-grown-child',
          data: { ...facts, child: to.child },
          opens: '/family',
        }
      : { template: templateOf(about, first), data: { ...facts, link }, opens: page }
  const quiet = quietInTime(deps.clock.now(), expiresAt, await deps.quietHoursOf(trx, accountId))
  const topic = `${isOne ? 'invoice' : 'invoices'}:${first.id}`
  const [id] = await notifications.notifyAccounts(trx, [
    { accountId, message: { ...said, topic, quiet, expiresAt } },
  ])
  return note(trx, id, about)
}

function templateOf(about: readonly InvoiceToTell[], { template }: InvoiceToTell) {
  if (about.length === 1) return template
  return isReminder(template) ? 'invoices-reminder' : 'invoices-received'
}

const note = async (trx: Kysely<DB>, id: InvoiceMessage, about: readonly InvoiceToTell[]): Promise<void> =>
  noteMessage(
    trx,
    id,
    about.map(invoice => invoice.id),
  )
