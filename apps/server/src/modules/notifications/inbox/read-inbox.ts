import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import type { Language } from '../../../platform/http/language.ts'
import { messageQuietUntil } from '../channels/message-quiet-until.ts'
import type { Template } from '../message.ts'
import { messageText } from '../message-text.ts'
import { factsOf } from '../outbox/outbox-row.ts'

const SHOWN = 100

export interface InboxMessage {
  readonly channel: string
  readonly to: string
  readonly text: string
  /** When it was written, as long as it is not sent. */
  readonly sentAt: string
  /** The end of the quiet hours that it waits for. */
  readonly heldUntil?: string
}

/**
 * Messages, newest first, to one recipient or to all. It reads the outbox (sent and due), so a message is there
 * as soon as the call that caused it has answered.
 */
export async function readInbox(
  db: Kysely<DB>,
  { key, to, now }: { readonly key: Buffer; readonly to: string | null; readonly now: Date },
): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'channel',
      'recipient',
      'language',
      'template',
      'data',
      'sent_at',
      'created_at',
      'quiet_from',
      'quiet_to',
    ])
    .$if(to !== null, query => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(row => ({
    channel: row.channel,
    to: row.recipient,
    text: messageText(
      row.template as Template,
      row.language as Language,
      factsOf(key, row) ?? {},
      row.channel === 'email' ? 'email' : 'sms',
    ).text,
    sentAt: (row.sent_at ?? row.created_at).toISOString(),
    ...heldUntil(row, now),
  }))
}

function heldUntil(
  row: Parameters<typeof messageQuietUntil>[0] & { readonly sent_at: Date | null },
  now: Date,
): Pick<InboxMessage, 'heldUntil'> {
  const until = row.sent_at === null ? messageQuietUntil(row, now) : null
  return until ? { heldUntil: until.toISOString() } : {}
}

/**
 * Normalises a recipient as a tester may write it: digits with plus, spaces and brackets, or an e-mail address.
 */
export function recipientOf(written: string): string {
  return written.includes('@') ? normalizeEmail(written) : written.replace(/\D/g, '')
}
