import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { checkAdultBirthday } from '@vizit/domain/validation/check-date.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import {
  checkPerson,
  emptyPerson,
  type PersonFormValues,
  personFormValues,
} from '../../../app/person-form/person-form-values.ts'
import { useCheckedForm } from '../../../app/person-form/use-checked-form.ts'

export const PROFILE_DRAFT = 'profile'

/** The form of the signed-in user, who must be an adult (product §5). */
export function useProfileForm(profile: Profile) {
  const t = useT('person')
  const checkBirthday = checkAdultBirthday(civilDateOf(Date.now()))
  return useCheckedForm<PersonFormValues>({
    draft: PROFILE_DRAFT,
    empty: emptyPerson,
    initial: personFormValues(profile),
    check: (field, form) => checkPerson(field, form, checkBirthday),
    label: field => t(field),
    message: (_field, problem) => (problem === 'choice' ? t('chooseSex') : null),
  })
}
