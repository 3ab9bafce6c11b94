import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answerOrRefuseOnce } from '../../../platform/idempotency/answer-or-refuse-once.ts'
import { keyedHash, sameHash } from '../../../platform/secret/one-time-code.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { lockChildren, rightToLink } from '../store/people.ts'
import { codeRequests, countWrongCode, withdrawRequest } from '../store/requests.ts'
import { announceLinked } from './announce.ts'
import { presentLinked } from './present-coverages.ts'
import { provedRefusal, rememberedRefusals, settledBefore, settleProved } from './settle-request.ts'

interface CodeTyped {
  readonly actor: Patient
  readonly step: 'EMAIL' | 'SUFFIX'
  readonly code: string
  readonly call: string
  readonly key: string | null
  readonly language: Language
}

/**
 * One guess at the code of a letter or at a contract's suffix. The request stays locked while a guess is judged, so that concurrent
 * guesses have no advantage. The right one typed again, after a lost answer, is answered the same.
 */
export async function confirmByCode(typed: CodeTyped, deps: ProgrammesDeps) {
  const { actor, call, key } = typed
  const { accountId } = actor
  const once = { accountId, key, call, body: { code: typed.code }, now: deps.clock.now() }
  const answer = await deps.database.db
    .transaction()
    .execute(trx =>
      answerOrRefuseOnce(trx, { ...once, remembered: rememberedRefusals }, () => judge(trx, typed, deps)),
    )
  announceLinked(accountId, deps)
  return answer
}

async function judge(trx: Kysely<DB>, { actor, step, code, language }: CodeTyped, deps: ProgrammesDeps) {
  const { accountId } = actor
  const now = deps.clock.now()
  await lockChildren(trx, accountId)
  const requests = await codeRequests(trx, { accountId, step }, now)
  const open = requests.filter(({ closed, attempts }) => !closed && attempts < limits.codeAttempts)
  const request = requests.find(
    ({ id, codeHash, attempts }) =>
      attempts < limits.codeAttempts && sameHash(codeHash, keyedHash(deps.keys.proof, id, code)),
  )
  if (!request) {
    if (open.length === 0) return new Refused('COVERAGE_REQUEST_OVER', {})
    await countWrongCode(
      trx,
      open.map(({ id }) => id),
    )
    const attempts = Math.min(...open.map(one => one.attempts))
    return new Refused('INVALID_CODE', { attemptsLeft: limits.codeAttempts - attempts - 1 })
  }
  const before = await settledBefore(trx, request)
  if (request.closed && !before) return new Refused('COVERAGE_REQUEST_OVER', {})
  if ((await rightToLink(trx, request, deps)) !== 'held') {
    await withdrawRequest(trx, { accountId, id: request.id, now })
    return new Refused('COVERAGE_REQUEST_OVER', {})
  }
  const linked = before
    ? ({ kind: 'linked', coverageId: before } as const)
    : await settleProved(trx, request, now, deps)
  if (linked.kind !== 'linked') return provedRefusal(trx, linked, request, language)
  return presentLinked(trx, actor, linked, { ...deps, language })
}
