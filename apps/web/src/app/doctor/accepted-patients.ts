import type { Answer } from '@vizit/api-client/calls.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import type { Catalogue, Translate } from '@vizit/i18n/catalogue.ts'

type Accepted = Pick<
  Answer<'listDoctors'>[number],
  'adult' | 'children' | 'adult_age' | 'adult_age_to' | 'children_age' | 'children_age_to'
>

/**
 * The patients that a doctor accepts, in words; ages only if they differ from the defaults (product §5, "Age rules"). An
 * upper bound of adults is included, one of children is not (decisions D1).
 */
export function acceptedPatients(t: Translate<Catalogue['timeslot']>, doctor: Accepted): string {
  const { adult, children } = doctor
  const bound = (key: 'fromAge' | 'toAge' | 'toAgeIncluded', count: number | null, usual?: number) =>
    count === null || count === usual ? '' : ` ${t(key, { count })}`
  const fromChild = bound('fromAge', doctor.children_age, 0)

  if (adult && children) return t('acceptsAll') + fromChild
  if (children) return t('acceptsChildren') + fromChild + bound('toAge', doctor.children_age_to, ADULT_AGE)
  const { adult_age, adult_age_to } = doctor
  return t('acceptsAdults') + bound('fromAge', adult_age, ADULT_AGE) + bound('toAgeIncluded', adult_age_to)
}
