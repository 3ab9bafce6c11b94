import type { ErrorAttributes, ErrorCode } from '@vizit/contract/errors.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import { JsonText } from '../http/json-text.ts'
import { Refused } from '../http/refusal.ts'
import { type AnswerOnceRequest, answerOnce } from './answer-once.ts'

/**
 * As `answerOnce`, and these refusals count as answers: the same request again, after a lost answer, is refused the same and is not
 * another guess.
 */
export async function answerOrRefuseOnce<K extends ErrorCode>(
  trx: Kysely<DB>,
  asked: AnswerOnceRequest & { readonly remembered: readonly ErrorCode[] },
  act: () => Promise<Readonly<Record<string, unknown>> | Refused<K>>,
): Promise<JsonText | Refused<K | 'INVALID_ARGUMENT'>> {
  const { remembered, ...once } = asked
  const answered = await answerOnce(trx, once, async () => {
    const acted = await act()
    const isKept = acted instanceof Refused && remembered.includes(acted.code)
    return isKept ? { refused: { code: acted.code, attributes: acted.attributes } } : acted
  })
  if (answered instanceof Refused) return answered
  const told = JSON.parse(answered.text) as { refused?: { code: K; attributes: ErrorAttributes<K> } }
  return told.refused ? new Refused(told.refused.code, told.refused.attributes) : new JsonText(answered.text)
}
