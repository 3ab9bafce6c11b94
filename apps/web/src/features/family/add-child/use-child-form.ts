import { checkChildBirthday } from '@vizit/domain/validation/check-date.ts'
import { minskTime } from '@vizit/i18n/format/minsk-time.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { checkPerson, emptyPerson, personBody, type WrittenPerson } from '../form/person.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'

export const CHILD_DRAFT = 'child'

type WrittenChild = WrittenPerson & { consent: '' | 'given' }

/** The form of a minor, with the consent of whoever answers for them (product §5). */
export function useChildForm() {
  const t = useT('family')
  const checkBirthday = checkChildBirthday(minskTime(Date.now()).date)
  return useCheckedForm<WrittenChild>({
    draft: CHILD_DRAFT,
    empty: { ...emptyPerson, consent: '' },
    check: (field, form) => {
      if (field === 'consent') return form.consent === '' ? 'required' : null
      return checkPerson(field, form, checkBirthday)
    },
    label: field => t(`form.${field}`),
    message: (field, problem) => (field === 'sex' && problem === 'choice' ? t('form.chooseSex') : null),
  })
}

export function childBody(form: WrittenChild) {
  const person = personBody(form)
  return person && { ...person, consentReceived: form.consent === 'given' }
}
