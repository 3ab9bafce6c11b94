import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { isFio, isFioOrDash, joinFullName, tidy } from '@vizit/domain/person/full-name.ts'
import { parseWrittenDate, writeDate } from '@vizit/domain/time/written-date.ts'
import type { Profile } from '../../app/profile.ts'

export interface ProfileForm {
  lastName: string
  firstName: string
  middleName: string
  /** `dd.mm.yyyy` */
  birthday: string
  sex: 'MALE' | 'FEMALE' | ''
}

/** Letters of one name; three of them and two spaces fit into the 200 that a profile takes. */
const NAME_MAX = 60

/** The key of the text under `profile.invalid`, or null when the value is good (product §5). */
export type Problem = 'required' | 'letters' | 'tooLong' | 'date' | 'minor' | 'sex'

function checkName(written: string, fits: (name: string) => boolean): Problem | null {
  const name = written.trim()
  if (name === '') return 'required'
  if (!fits(name)) return 'letters'
  return name.length > NAME_MAX ? 'tooLong' : null
}

function checkBirthday(written: string, today: string): Problem | null {
  if (written === '') return 'required'
  const date = parseWrittenDate(written)
  if (!date || !isPossibleBirthday(date, today)) return 'date'
  return isAdultOn(today, date) ? null : 'minor'
}

export function checkField(field: keyof ProfileForm, form: ProfileForm, today: string): Problem | null {
  switch (field) {
    case 'lastName':
    case 'firstName':
      return checkName(form[field], isFio)
    case 'middleName':
      return checkName(form.middleName, isFioOrDash)
    case 'birthday':
      return checkBirthday(form.birthday, today)
    case 'sex':
      return form.sex === '' ? 'sex' : null
  }
}

export function formOf(profile: Profile): ProfileForm {
  return {
    lastName: profile.lastName ?? '',
    firstName: profile.firstName ?? '',
    middleName: profile.middleName ?? (profile.name ? '-' : ''),
    birthday: profile.birthday ? writeDate(profile.birthday) : '',
    sex: profile.sex ?? '',
  }
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
