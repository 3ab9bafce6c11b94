import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@vizit/contract/call.ts'
import type { addInsurerRequest as call } from '@vizit/contract/calls/insurer-requests.ts'
import {
  checkEmployerName,
  checkInsurerName,
  INSURER_REQUESTS_A_DAY,
} from '@vizit/domain/programmes/insurer-request.ts'
import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WrongField } from '../../../platform/http/wrong-fields.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { insertInsurerRequest, secondsUntilInsurerRequest } from '../store/insurer-requests.ts'

type Body = BodyOf<typeof call>

export interface InsurerRequestAsked {
  readonly accountId: string
  readonly body: Body
  readonly key: string | null
}

/** What is wrong with the names in a request. */
export function nameProblems({ company, employer }: Partial<Body>): WrongField[] {
  const problems = {
    company: company === undefined ? null : checkInsurerName(plainLine(company)),
    employer: employer === undefined ? null : checkEmployerName(plainLine(employer)),
  }
  return Object.entries(problems).flatMap(([path, problem]) => (problem ? [{ path, problem }] : []))
}

/** Keeps what the person misses, and tells the operator in the same transaction. */
export async function addInsurerRequest(
  { accountId, body, key }: InsurerRequestAsked,
  { database, clock, settings, notifications }: ProgrammesDeps,
) {
  const now = clock.now()
  const { supportEmail } = await settings()
  const added = await database.db.transaction().execute(trx =>
    answerOnce(trx, { accountId, key, call: 'addInsurerRequest', body, now }, async () => {
      const retryAfter = await secondsUntilInsurerRequest(trx, accountId, INSURER_REQUESTS_A_DAY, now)
      if (retryAfter > 0) return new Refused('TOO_MANY_REQUESTS', { retryAfter })
      const [id, company] = [randomUUID(), plainLine(body.company)]
      const employer = plainLine(body.employer ?? '') || null
      await insertInsurerRequest(trx, { id, accountId, company, employer, now })
      if (supportEmail !== null) {
        await notifications.enqueue(trx, {
          template: 'insurer-requested',
          // Operators read Russian.
          language: 'ru',
          channel: 'email',
          to: supportEmail,
          data: { company, employer: employer ?? '—' },
        })
      }
      return { id }
    }),
  )
  if (!(added instanceof Refused)) notifications.nudge()
  return added
}
