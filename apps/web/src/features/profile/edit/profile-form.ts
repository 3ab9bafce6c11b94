import { isFio, joinFullName, tidy } from '@vizit/domain/person/full-name.ts'
import { parseWrittenDate, writeDate } from '@vizit/domain/time/written-date.ts'
import { checkAdultBirthday } from '@vizit/domain/validation/check-date.ts'
import { checkFio, checkFioOrDash } from '@vizit/domain/validation/check-name.ts'
import { type Problem, required } from '@vizit/domain/validation/problem.ts'
import type { Profile } from '../../../app/profile.ts'

export interface ProfileForm {
  lastName: string
  firstName: string
  middleName: string
  /** `dd.mm.yyyy` */
  birthday: string
  sex: 'MALE' | 'FEMALE' | ''
}

/** What is wrong with a field (product §5), or null. */
export function checkField(field: keyof ProfileForm, form: ProfileForm, today: string): Problem | null {
  switch (field) {
    case 'lastName':
    case 'firstName':
      return required(checkFio)(form[field])
    case 'middleName':
      return required(checkFioOrDash)(form.middleName)
    case 'birthday':
      return required(checkAdultBirthday(today))(form.birthday)
    case 'sex':
      return form.sex === '' ? 'choice' : null
  }
}

export function formOf(profile: Pick<Profile, 'lastName' | 'firstName' | 'middleName' | 'birthday' | 'sex'>) {
  const { lastName, firstName, middleName, birthday, sex } = profile
  return {
    lastName: lastName ?? '',
    firstName: firstName ?? '',
    middleName: middleName ?? (lastName ? '-' : ''),
    birthday: birthday ? writeDate(birthday) : '',
    sex: sex ?? '',
  } satisfies ProfileForm
}

/** What the server takes of a valid form; null while it isn't valid. Consent is asked for when booking. */
export function bodyOf(form: ProfileForm) {
  const birthday = parseWrittenDate(form.birthday)
  if (!birthday || form.sex === '') return null
  const middleName = tidy(form.middleName)
  const names = {
    lastName: tidy(form.lastName),
    firstName: tidy(form.firstName),
    middleName: isFio(middleName) ? middleName : null,
  }
  return { fullNameRu: joinFullName(names), ...names, birthday, sex: form.sex, consentReceived: false }
}
