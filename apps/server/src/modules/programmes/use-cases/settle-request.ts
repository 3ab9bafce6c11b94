import { linkRefusals } from '@vizit/domain/programmes/link-programme.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { coveredPerson } from '../store/coverages.ts'
import { memberById, membersByEmail } from '../store/members.ts'
import { type CoverageRequestRow, settleRequest, waitForData } from '../store/requests.ts'
import { type Linked, linkMember, linkRefusal } from './link-member.ts'

/** Refusals that answer a repeated request as the first one. */
export const rememberedRefusals = [...linkRefusals, 'INCORRECT_CONTRACT_CODE', 'INVALID_CODE'] as const

/** Links what a request is about, whose key was proved just now. What the coverer has not sent is waited for. */
export async function settleProved(
  trx: Kysely<DB>,
  request: CoverageRequestRow,
  now: Date,
  { keys }: Pick<ProgrammesDeps, 'keys'>,
): Promise<Linked> {
  const member = await memberOfRequest(trx, request, keys)
  if (!member) return { kind: 'refused', refusal: 'NO_CARD_FROM_COVERER', isElsewhere: false }
  const linked = await linkMember(trx, { ...request, now }, member)
  if (linked.kind === 'linked') await settleRequest(trx, request.id, linked.coverageId, now)
  const waits = linked.kind === 'refused' && linked.refusal === 'CONTRACT_IS_NOT_SYNCHRONIZED'
  // Each try would begin the time anew.
  if (waits && request.waitsFor !== 'DATA') {
    await waitForData(trx, request.id, member.id, new Date(now.getTime() + limits.dataSeconds * 1000))
  }
  return linked
}

async function memberOfRequest(
  trx: Kysely<DB>,
  { memberId, programme, emailHash }: CoverageRequestRow,
  keys: ProgrammesDeps['keys'],
) {
  if (memberId === null)
    return emailHash ? (await membersByEmail(trx, programme, emailHash, keys))[0] : undefined
  const member = await memberById(trx, memberId, keys)
  return member?.isRemoved ? undefined : member
}

/** A request that was settled before: the id of its coverage, as long as it is in force. */
export async function settledBefore(
  trx: Kysely<DB>,
  { closed, coverageId, profileId }: CoverageRequestRow,
): Promise<string | null> {
  if (!closed || coverageId === null) return null
  return (await coveredPerson(trx, coverageId)) === profileId ? coverageId : null
}

/** The refusal of a request about which the caller has proved the key. */
export const provedRefusal = (
  trx: Kysely<DB>,
  linked: Exclude<Linked, { kind: 'linked' }>,
  { programme, emailHash }: CoverageRequestRow,
  language: Language,
) => linkRefusal(trx, linked, { programme, language, key: emailHash ? 'EMAIL' : 'NUMBER' })
