import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Template } from '../message.ts'
import { messageText } from '../message-text.ts'
import { factsOf } from '../outbox/outbox-row.ts'

const SHOWN = 100

export interface InboxMessage {
  readonly channel: string
  readonly to: string
  readonly text: string
  readonly sentAt: string
}

/**
 * Messages, newest first, to one recipient or to all. It reads the outbox (sent and due), so a message is there
 * as soon as the call that caused it has answered.
 */
export async function readInbox(db: Kysely<DB>, key: Buffer, to: string | null): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'language', 'template', 'data', 'sent_at', 'created_at'])
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
  }))
}

/**
 * Normalises a recipient as a tester may write it: digits with plus, spaces and brackets, or an e-mail address.
 */
export function recipientOf(written: string): string {
  return written.includes('@') ? normalizeEmail(written) : written.replace(/\D/g, '')
}
