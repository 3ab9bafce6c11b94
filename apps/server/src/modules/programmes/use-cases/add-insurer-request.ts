import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@vizit/contract/call.ts'
import type { addInsurerRequest as call } from '@vizit/contract/calls/insurer-requests.ts'
import { checkCompanyNames, INSURER_REQUESTS_A_DAY } from '@vizit/domain/programmes/insurer-request.ts'
import { plainLine } from '@vizit/domain/validation/plain-line.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WrongField } from '../../../platform/http/wrong-fields.ts'
import { answerOnce } from '../../../platform/idempotency/answer-once.ts'
import type { ProgrammesDeps } from '../deps.ts'
import {
  insertInsurerRequest,
  lockInsurerRequests,
  repeatInsurerRequest,
  secondsUntilInsurerRequest,
} from '../store/insurer-requests.ts'

type Body = BodyOf<typeof call>

export interface InsurerRequestAsked {
  readonly accountId: string
  readonly body: Body
  readonly key: string | null
}

/** What is wrong with the names in a request. */
export function nameProblems({ company, employer }: Partial<Body>): WrongField[] {
  const isOfEmployer = company === undefined && employer !== undefined
  const checks = checkCompanyNames(isOfEmployer ? 'employer' : 'insurer')
  const problems = {
    company: checks.company(plainLine(company ?? '')),
    employer: checks.employer(plainLine(employer ?? '')),
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
      const company = plainLine(body.company ?? '') || null
      const employer = plainLine(body.employer ?? '') || null
      await lockInsurerRequests(trx, accountId)
      // The operator was told of this name.
      const repeated = await repeatInsurerRequest(trx, { accountId, company, employer, now })
      if (repeated) return { id: repeated }
      const retryAfter = await secondsUntilInsurerRequest(trx, accountId, INSURER_REQUESTS_A_DAY, now)
      if (retryAfter > 0) return new Refused('TOO_MANY_REQUESTS', { retryAfter })
      const id = randomUUID()
      await insertInsurerRequest(trx, { id, accountId, company, employer, now })
      if (supportEmail !== null) {
        await notifications.enqueue(trx, {
          template: 'insurer-requested',
          // Operators read Russian.
          language: 'ru',
          channel: 'email',
          to: supportEmail,
          data: { company: company ?? '—', employer: employer ?? '—' },
        })
      }
      return { id }
    }),
  )
  if (!(added instanceof Refused)) notifications.nudge()
  return added
}
