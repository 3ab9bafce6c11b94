import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { checkChildBirthday } from '@vizit/domain/validation/check-date.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import {
  checkPerson,
  emptyPerson,
  type PersonFormValues,
  personBody,
} from '../../../app/person-form/person-form-values.ts'
import { useCheckedForm } from '../../../app/person-form/use-checked-form.ts'

export const CHILD_DRAFT = 'child'

type WrittenChild = PersonFormValues & { consent: '' | 'given' }

/** The form of a minor, with the consent of the parent (product §5). */
export function useChildForm() {
  const t = useT('family')
  const person = useT('person')
  const checkBirthday = checkChildBirthday(civilDateOf(Date.now()))
  return useCheckedForm<WrittenChild>({
    draft: CHILD_DRAFT,
    empty: { ...emptyPerson, consent: '' },
    check: (field, form) => {
      if (field === 'consent') return form.consent === '' ? 'required' : null
      return checkPerson(field, form, checkBirthday)
    },
    label: field => (field === 'consent' ? t('form.consent') : person(field)),
    message: (field, problem) => (field === 'sex' && problem === 'choice' ? person('chooseSex') : null),
  })
}

export function childBody(form: WrittenChild) {
  const person = personBody(form)
  return person && { ...person, consentReceived: form.consent === 'given' }
}
