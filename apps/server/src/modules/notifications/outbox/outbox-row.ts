import type { Insertable } from 'kysely'
import type { Outbox } from '../../../platform/database/generated/db.ts'
import { open, seal } from '../../../platform/secret/sealed.ts'
import type { Message, SecretTemplate } from '../message.ts'

/**
 * How a message lies in the outbox: its secrets sealed for this template and recipient. The database makes its channel
 * push where the account has that switched on.
 */
export function outboxRow(key: Buffer, message: Message, now: Date): Insertable<Outbox> {
  const { channel, to, language, template, data, expiresAt, push, ways, quiet } = message
  const sealed = 'secret' in message ? seal(key, JSON.stringify(message.secret), context(template, to)) : null
  return {
    channel,
    recipient: to,
    language,
    template,
    data: JSON.stringify(sealed ? { ...data, sealed } : data),
    created_at: now,
    next_attempt_at: now,
    expires_at: expiresAt ?? null,
    account_id: push?.account ?? null,
    opens: push?.opens ?? null,
    topic: push?.topic ?? null,
    ways: ways ? [...ways] : null,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
  }
}

export interface StoredMessage {
  readonly recipient: string
  readonly template: string
  readonly data: unknown
}

/** All that the template says, opened secrets included; a secret that is gone reads as dots. */
export function factsOf(key: Buffer, { recipient, template, data }: StoredMessage): Record<string, string> {
  const { sealed, ...facts } = data as Record<string, string>
  const hidden = hiddenOf(template)
  if (!hidden) return facts
  const opened = sealed === undefined ? null : open(key, sealed, context(template, recipient))
  return { ...facts, ...(opened ? (JSON.parse(opened) as Record<string, string>) : hidden) }
}

/** What is stored of a message for one recipient, sealed anew for another. */
export function sealedFor(key: Buffer, stored: StoredMessage, recipient: string): string {
  const { template, data } = stored
  const { sealed, ...facts } = data as Record<string, string>
  const opened = sealed === undefined ? null : open(key, sealed, context(template, stored.recipient))
  const anew = opened === null ? {} : { sealed: seal(key, opened, context(template, recipient)) }
  return JSON.stringify({ ...facts, ...anew })
}

const DOTS = '••••••'

/** How the secrets of a template read once they are gone. */
const secrets: Readonly<Record<SecretTemplate, Record<string, string>>> = {
  'sign-in-code': { code: DOTS },
  'family-code': { code: DOTS },
  'spouse-code': { code: DOTS },
  'deletion-code': { code: DOTS },
  'export-code': { code: DOTS },
  'email-code': { code: DOTS },
  'grant-code': { code: DOTS },
  'email-replaced': { link: DOTS },
  'email-removed': { link: DOTS },
  'export-ready': { link: DOTS },
  'visit-reminder': { link: DOTS },
  'visit-reminder-of': { link: DOTS },
  'guest-visit-booked': { link: DOTS },
  'guest-visit-code': { code: DOTS },
  'activation-code': { code: DOTS },
  'confirm-email': { code: DOTS, link: DOTS },
  'confirm-device': { code: DOTS, link: DOTS },
}

const hiddenOf = (template: string): Record<string, string> | undefined =>
  Object.hasOwn(secrets, template) ? secrets[template as SecretTemplate] : undefined

const context = (template: string, recipient: string) => `${template}:${recipient}`
