import type { AskedVisit } from '@vizit/contract/shapes/reminder.ts'
import { isChangeable } from '@vizit/domain/booking/change-cut-off.ts'
import { shortName } from '@vizit/domain/person/short-name.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { isPlanned } from '@vizit/domain/visits/visit-status.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { hashToken } from '../../../platform/secret/one-time-code.ts'
import { heldLevels } from '../../family/public.ts'
import { findVisit } from '../../visits/public.ts'
import type { ReminderDeps } from '../deps.ts'
import { findReply, type Reply } from '../store/replies.ts'

export interface OpenedReply {
  /** The token of the link. */
  readonly token: string
  readonly language: Language
}

export type ReplyAnswer = z.output<typeof AskedVisit> | Refused<'VISIT_LINK_EXPIRED'>

/**
 * An expired link gets the same answer as an unknown one, and so does the link of a relative who may not change
 * the visit any more.
 */
export async function openReply(
  token: string,
  { database, clock, family }: ReminderDeps,
): Promise<Reply | undefined> {
  const reply = await findReply(database.db, hashToken(token), clock.now())
  if (!reply || reply.accountId === null) return reply
  return heldLevels(reply, await family.accessLevels()).includes('BOOK_VISITS') ? reply : undefined
}

/** The visit of a reminder's link: time, place and doctor. */
export async function readReply({ token, language }: OpenedReply, deps: ReminderDeps): Promise<ReplyAnswer> {
  const reply = await openReply(token, deps)
  const visit = reply && (await findVisit(deps.database, reply.visitId))
  if (!reply || !visit) return new Refused('VISIT_LINK_EXPIRED', {})
  const { place, startsAt, status } = visit
  const { cancelCutOffMinutes } = await deps.settings()
  return {
    state: isPlanned(status) ? (reply.confirmedAt ? 'confirmed' : 'asked') : 'cancelled',
    startDate: formatInstant(startsAt),
    customerFirstName: reply.patient,
    physicianName: shortName(place.doctorName[language]),
    branchName: place.branchName[language],
    branchAddress: place.branchAddress[language],
    branchPhones: place.branchPhones.join(';'),
    isManageable: isPlanned(status) && isChangeable(startsAt, deps.clock.now(), cancelCutOffMinutes),
  }
}
