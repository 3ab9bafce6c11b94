import { randomUUID } from 'node:crypto'
import type { WantedTimes } from '@vizit/domain/waitlist/wanted-times.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import type { WaitlistDeps } from '../deps.ts'
import { matchWaitlist } from '../matching/match-waitlist.ts'
import { countWaits, insertWait, sameWaitOf, type WaitedFor } from '../store/new-wait.ts'
import { readWaits } from '../store/waits.ts'
import { presentWait } from './present-wait-and-offer.ts'

export interface JoinWaitlistRequest {
  readonly actor: Patient
  readonly call: 'waitForEarlier' | 'waitForTime'
  readonly body: object
  readonly key: string | null
  readonly language: Language
  readonly profileId: string
  readonly waitedFor: WaitedFor
  readonly wanted: WantedTimes
}

/** Adds a wait at the end of the line and looks at once for free times that fit. */
export async function joinWaitlist(joining: JoinWaitlistRequest, deps: WaitlistDeps) {
  const { actor, call, body, key } = joining
  const { accountId } = actor
  const now = deps.clock.now()
  const answer = await deps.database.db
    .transaction()
    .execute(trx =>
      answerOnce(trx, { accountId, key, call, body, now }, () => joinOnce(trx, joining, now, deps)),
    )
  if (!(answer instanceof Refused)) {
    deps.changes.publish('waitlist', { accounts: [accountId] })
    await matchWaitlist(accountId, deps)
  }
  return answer
}

type Trx = Parameters<typeof insertWait>[0]

async function joinOnce(trx: Trx, joining: JoinWaitlistRequest, now: Date, { settings }: WaitlistDeps) {
  const { actor, profileId, waitedFor, wanted, language } = joining
  const { accountId } = actor
  const { waitsPerAccount: limit } = (await settings()).waitlist
  if ((await countWaits(trx, accountId)) >= limit) return new Refused('WAIT_LIMIT', { limit })
  const wait = { waitId: randomUUID(), accountId, profileId, waitedFor, wanted, now }
  if (!(await insertWait(trx, wait))) {
    return new Refused('WAIT_EXISTS', { waitId: await sameWaitOf(trx, wait) })
  }
  await recordAudit(trx, { action: 'wait-joined', subject: wait.waitId, at: now, accountId, profileId })
  const [joined] = await readWaits(trx, accountId, wait.waitId)
  if (!joined) throw new Error('a wait that was joined is not there')
  return presentWait(joined, null, language)
}
