import { parsePhone } from '@vizit/domain/person/phone.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { checkPhone } from '@vizit/domain/validation/check-contact.ts'
import { checkChildBirthday } from '@vizit/domain/validation/check-date.ts'
import { formatPhone } from '@vizit/i18n/format/phone.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import {
  checkPerson,
  emptyPerson,
  type PersonFormValues,
  personBody,
  personFormValues,
} from '../../../app/person-form/person-form-values.ts'
import { useCheckedForm } from '../../../app/person-form/use-checked-form.ts'
import type { Member } from '../member.ts'

/** `phone` has the format of the mask; empty if the child has none. */
type WrittenChild = PersonFormValues & { phone: string }

export const draftOf = (child: Member) => `child ${child.profileId}`

/** The form of a child whom the user may edit, with the known data. */
export function useEditChildForm(child: Member) {
  const t = useT('family')
  const person = useT('person')
  const checkBirthday = checkChildBirthday(civilDateOf(Date.now()))
  const { phone } = child.profile
  return useCheckedForm<WrittenChild>({
    draft: draftOf(child),
    empty: { ...emptyPerson, phone: '' },
    initial: { ...personFormValues(child.profile), phone: phone ? formatPhone(phone) : '' },
    check: (field, form) => {
      if (field === 'phone') return form.phone === '' ? null : checkPhone(form.phone)
      return checkPerson(field, form, checkBirthday)
    },
    label: field => (field === 'phone' ? t('editChild.phone') : person(field)),
    message: (field, problem) => (field === 'sex' && problem === 'choice' ? person('chooseSex') : null),
  })
}

/** The request data of a valid form; null while it is not valid. */
export function editedChild({ profileId }: Member, form: WrittenChild) {
  const person = personBody(form)
  return person && { _id: profileId, ...person, phone: parsePhone(form.phone) }
}
