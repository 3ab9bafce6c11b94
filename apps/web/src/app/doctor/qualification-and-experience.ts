import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Catalogue, Translate } from '@vizit/i18n/catalogue.ts'
import { sentenceStart } from '@vizit/i18n/format/sentence-start.ts'
import { pageTime } from '../release/page-time.ts'

type Practice = Pick<Answer<'listDoctors'>[number], 'qualification' | 'workStart'>

/** The qualification of a doctor and the years of practice, in words; null if neither is known. */
export function qualificationAndExperience(
  t: Translate<Catalogue['timeslot']>,
  { qualification, workStart }: Practice,
): string | null {
  const year = Number(civilDateOf(pageTime()).slice(0, 4))
  const years = workStart === null ? 0 : year - workStart
  const facts = [qualification, years > 0 && t('experience', { count: years })].filter(Boolean)
  return facts.length > 0 ? sentenceStart(facts.join(', ')) : null
}
