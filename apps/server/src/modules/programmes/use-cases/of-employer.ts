import { type InsurerRefusal, isOfInsurer } from '@vizit/domain/programmes/link-programme.ts'
import { Refused } from '../../../platform/http/refusal.ts'

type OfEmployer<Answer> = Answer extends Refused<infer Code> ? Refused<Exclude<Code, InsurerRefusal>> : Answer

/** An answer about an employer's programme: whose member has proved the address is refused for no key and no phone. */
export function ofEmployer<Answer>(answer: Answer): OfEmployer<Answer> {
  if (answer instanceof Refused && isOfInsurer(answer.code)) throw new Error(`${answer.code} of an employer`)
  return answer as OfEmployer<Answer>
}
