import type { Insertable } from 'kysely'
import type { Outbox } from '../../../platform/database/generated/db.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import type { Message, SecretTemplate } from '../message.ts'

type Facts = Readonly<Record<string, string>>

export interface RowParts {
  readonly key: Buffer
  readonly now: Date
  /**
   * False: the facts are stored unsealed, because a server of an older release may have to read them. Secrets are
   * always sealed.
   */
  readonly sealsFacts: boolean
}

/**
 * The outbox row of a message. Facts are sealed for this template and recipient; secrets are sealed separately,
 * because they are deleted earlier. A database trigger changes the channel to push if the account has it switched
 * on.
 */
export function outboxRow(message: Message, { key, now, sealsFacts }: RowParts): Insertable<Outbox> {
  const { channel, to, language, template, data, expiresAt, push, ways, quiet } = message
  const stored = { recipient: to, template }
  return {
    channel,
    recipient: to,
    language,
    template,
    data: JSON.stringify({
      ...(sealsFacts ? sealedFacts(key, stored, data as Facts) : data),
      ...('secret' in message ? { sealed: sealSecret(key, stored, JSON.stringify(message.secret)) } : {}),
    }),
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

interface Addressed {
  readonly recipient: string
  readonly template: string
}

export interface StoredMessage extends Addressed {
  readonly data: unknown
}

/** The facts of a stored message without its secrets. Null: sealed by another secret of the server. */
export function openFactsOf(key: Buffer, stored: StoredMessage): Facts | null {
  const { sealed, facts, ...clear } = stored.data as Record<string, string>
  if (facts === undefined) return clear
  const opened = open(key, facts, factsContext(stored))
  return opened === null ? null : { ...clear, ...(JSON.parse(opened) as Facts) }
}

/** All facts of a stored message, secrets included; a deleted secret reads as dots. Null: as above. */
export function factsOf(key: Buffer, stored: StoredMessage): Facts | null {
  const facts = openFactsOf(key, stored)
  const hidden = hiddenOf(stored.template)
  if (!facts || !hidden) return facts
  const opened = openSecret(key, stored)
  return { ...facts, ...(opened === null ? hidden : (JSON.parse(opened) as Facts)) }
}

/** Whether nothing in the stored message is unencrypted or sealed by another key. */
export function isSealedBy(key: Buffer, stored: StoredMessage): boolean {
  const { sealed, facts, ...clear } = stored.data as Record<string, string>
  const opens =
    openFactsOf(key, stored) !== null && (sealed === undefined || openSecret(key, stored) !== null)
  return opens && Object.keys(clear).length === 0
}

interface Resealing extends Omit<RowParts, 'now'> {
  /** The key by which it is sealed; default: `key`. */
  readonly former?: Buffer
  /** The new recipient; default: the same. */
  readonly recipient?: string
}

/**
 * Seals the stored facts for another recipient or by another key, or seals them for the first time. Null: as
 * above.
 */
export function sealedAnew(stored: StoredMessage, { key, sealsFacts, ...other }: Resealing): string | null {
  const { former = key, recipient = stored.recipient } = other
  const facts = openFactsOf(former, stored)
  if (facts === null) return null
  const secret = openSecret(former, stored)
  const addressed = { recipient, template: stored.template }
  return JSON.stringify({
    ...(sealsFacts ? sealedFacts(key, addressed, facts) : facts),
    ...(secret === null ? {} : { sealed: sealSecret(key, addressed, secret) }),
  })
}

const sealedFacts = (key: Buffer, addressed: Addressed, facts: Facts) =>
  Object.keys(facts).length === 0 ? {} : { facts: seal(key, JSON.stringify(facts), factsContext(addressed)) }

const sealSecret = (key: Buffer, addressed: Addressed, secret: string) =>
  seal(key, secret, secretContext(addressed))

function openSecret(key: Buffer, stored: StoredMessage): string | null {
  const { sealed } = stored.data as Record<string, string>
  return sealed === undefined ? null : open(key, sealed, secretContext(stored))
}

const DOTS = '••••••'
/** What replaces the secrets of a template once they are deleted. */
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
  'confirm-coverage': { code: DOTS, link: DOTS },
  'coverage-suffix': { code: DOTS },
}

const hiddenOf = (template: string): Record<string, string> | undefined =>
  Object.hasOwn(secrets, template) ? secrets[template as SecretTemplate] : undefined

const secretContext = ({ template, recipient }: Addressed) => `${template}:${recipient}`
const factsContext = (addressed: Addressed) => `facts:${secretContext(addressed)}`
