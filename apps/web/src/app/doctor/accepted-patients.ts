import type { Answer } from '@vizit/api-client/calls.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import type { Catalogue, Translate } from '@vizit/i18n/catalogue.ts'

type Accepted = Pick<
  Answer<'listDoctors'>[number],
  'adult' | 'children' | 'adult_age' | 'adult_age_to' | 'children_age' | 'children_age_to'
>

/**
 * The patients that a doctor accepts, in words; ages only if they differ from the defaults (product §5, "Age rules").
 */
export function acceptedPatients(t: Translate<Catalogue['timeslot']>, doctor: Accepted): string {
  const { adult, children, adult_age, adult_age_to, children_age, children_age_to } = doctor
  const from = (age: number | null, usual: number) =>
    age !== null && age !== usual ? [t('fromAge', { count: age })] : []
  const to = (age: number | null, usual: number | null) =>
    age !== null && age !== usual ? [t('toAge', { count: age })] : []

  if (adult && children) return [t('acceptsAll'), ...from(children_age, 0)].join(' ')
  if (children)
    return [t('acceptsChildren'), ...from(children_age, 0), ...to(children_age_to, ADULT_AGE)].join(' ')
  return [t('acceptsAdults'), ...from(adult_age, ADULT_AGE), ...to(adult_age_to, null)].join(' ')
}
