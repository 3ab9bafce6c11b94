import { parsePhone } from '@vizit/domain/person/phone.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { checkPhone } from '@vizit/domain/validation/check-contact.ts'
import { checkAdultBirthday } from '@vizit/domain/validation/check-date.ts'
import { required } from '@vizit/domain/validation/problem.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import {
  checkPerson,
  emptyPerson,
  type PersonFormValues,
  personBody,
} from '../../../app/person-form/person-form-values.ts'
import { type CheckedForm, useCheckedForm } from '../../../app/person-form/use-checked-form.ts'
import type { AdultRelKind } from '../form/relation-field.tsx'

export const ADULT_DRAFT = 'adult'

/** `phone` has the format of the mask. */
type WrittenAdult = PersonFormValues & { relKind: AdultRelKind | ''; phone: string }
export type AdultForm = CheckedForm<WrittenAdult>

/** The form of an adult who confirms by SMS (product §5). */
export function useAdultForm(): AdultForm {
  const t = useT('family')
  const person = useT('person')
  const checkBirthday = checkAdultBirthday(civilDateOf(Date.now()))
  return useCheckedForm<WrittenAdult>({
    draft: ADULT_DRAFT,
    empty: { relKind: '', ...emptyPerson, phone: '' },
    check: (field, form) => {
      if (field === 'relKind') return form.relKind === '' ? 'choice' : null
      if (field === 'phone') return required(checkPhone)(form.phone)
      return checkPerson(field, form, checkBirthday)
    },
    label: field => (field === 'relKind' || field === 'phone' ? t(`form.${field}`) : person(field)),
    message: (field, problem) => (field === 'sex' && problem === 'choice' ? person('chooseSex') : null),
  })
}

/** The request data of a valid form; null while it is not valid. */
export function adultBody(form: WrittenAdult) {
  const person = personBody(form)
  const number = parsePhone(form.phone)
  if (!person || !number || form.relKind === '') return null
  return { relKind: form.relKind, ...person, phones: [{ number }] }
}
export type AdultBody = NonNullable<ReturnType<typeof adultBody>>
