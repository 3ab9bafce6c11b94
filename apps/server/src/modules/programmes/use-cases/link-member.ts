import {
  type LinkingPerson,
  type LinkRefusal,
  whyNotCoveredStill,
  whyNotLinked,
} from '@vizit/domain/programmes/link-programme.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { KeyTries } from '../store/attempts.ts'
import { coverageAs, endAbandoned, endExpired, insertCoverage } from '../store/coverages.ts'
import type { FoundMember } from '../store/members.ts'
import { linkingPerson } from '../store/people.ts'
import { covererOf } from '../store/programme-facts.ts'
import { closeRequests } from '../store/requests.ts'
import { withdrawUntrue } from '../store/untrue-messages.ts'

export interface Linking {
  readonly accountId: string
  readonly profileId: string
  readonly now: Date
}

export type Linked =
  | {
      readonly kind: 'linked'
      readonly coverageId: string
      /** It was linked before. */
      readonly isKnown?: boolean
    }
  | { readonly kind: 'missing'; readonly missing: string[] }
  | { readonly kind: 'refused'; readonly refusal: LinkRefusal; readonly isElsewhere: boolean }

interface Judged {
  readonly now: Date
  /** They are linked as this member already. */
  readonly isLinked: boolean
}

/** Why this person does not become, or stay, this member; null: they may. */
export function judgeMember(person: LinkingPerson, member: FoundMember, { now, isLinked }: Judged) {
  const today = civilDateOf(now)
  const refusal = isLinked ? whyNotCoveredStill(member, today) : whyNotLinked(person, member, today)
  return refusal && ({ kind: 'refused', refusal, isElsewhere: false } as const)
}

/**
 * Joins a person with a member whose key they have proved. The database keeps that a member is one person, and that nobody is
 * covered twice by a programme.
 */
export async function linkMember(trx: Kysely<DB>, linking: Linking, member: FoundMember): Promise<Linked> {
  const { accountId, profileId, now } = linking
  const person = await linkingPerson(trx, linking)
  if ('missing' in person) return { kind: 'missing', missing: person.missing }
  const { id: memberId, programme } = member
  const known = await coverageAs(trx, { profileId, memberId })
  const why = judgeMember(person, member, { now, isLinked: known !== null })
  if (why) return why
  if (known) return { kind: 'linked', coverageId: known, isKnown: true }
  const asked = { profileId, programme, memberId, now }
  for (const subject of await endExpired(trx, { ...asked, today: civilDateOf(now) }))
    await recordAudit(trx, { action: 'coverage-ended', subject, profileId, at: now })
  for (const { id: subject, profileId: former } of await endAbandoned(trx, asked))
    await recordAudit(trx, { action: 'coverage-ended', subject, profileId: former, at: now })
  const coverageId = await insertCoverage(trx, { ...asked, accountId })
  if (!coverageId) {
    const isOwn = await coverageAs(trx, { profileId, memberId })
    // Of two requests at once the other one has linked it.
    if (isOwn) return { kind: 'linked', coverageId: isOwn, isKnown: true }
    return {
      kind: 'refused',
      refusal: 'COVERAGE_EXISTS',
      isElsewhere: await isLinkedElsewhere(trx, memberId),
    }
  }
  await closeRequests(trx, { accountId, profileId, programme }, now)
  await withdrawUntrue(trx, { programme, now })
  const act = { action: 'coverage-linked', subject: coverageId, accountId, profileId, at: now } as const
  await recordAudit(trx, act)
  return { kind: 'linked', coverageId }
}

async function isLinkedElsewhere(db: Kysely<DB>, memberId: string): Promise<boolean> {
  const other = await db
    .selectFrom('coverage')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

interface RefusalOf {
  readonly programme: string
  readonly key: 'EMAIL' | 'BARCODE' | 'NUMBER'
  readonly language: Language
  readonly tries?: KeyTries | undefined
}

/** The refusal as the caller gets it. */
export async function linkRefusal(
  db: Kysely<DB>,
  linked: Exclude<Linked, { kind: 'linked' }>,
  { programme, key, language, tries }: RefusalOf,
) {
  if (linked.kind === 'missing') return new Refused('PROFILE_MISSING', { missing: linked.missing })
  const { refusal } = linked
  if (refusal === 'INVALID_CONTRACT_KEY') return new Refused(refusal, { key, ...tries })
  const coverer = await covererOf(db, programme, language)
  if (refusal === 'COVERAGE_EXISTS')
    return new Refused(refusal, { ...coverer, ...tries, isElsewhere: linked.isElsewhere })
  return new Refused(refusal, { ...coverer, ...tries })
}
