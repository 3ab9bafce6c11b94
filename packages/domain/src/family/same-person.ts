import type { FullName } from '../person/full-name.ts'

export interface PersonFacts extends FullName {
  /** `YYYY-MM-DD` */
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
}

/** Do these facts speak of one person? Same name, birthday and sex (product §4, "Duplicate child"). */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  return one.birthday === other.birthday && one.sex === other.sex && isSameName(one, other)
}

/** However it was typed: case, ё, hyphens and apostrophes of other keyboards, and a middle name left out, tell nobody apart. */
export function isSameName(one: FullName, other: FullName): boolean {
  const isSameMiddle =
    one.middleName === null || other.middleName === null || plain(one.middleName) === plain(other.middleName)
  return (
    isSameMiddle &&
    plain(one.lastName) === plain(other.lastName) &&
    plain(one.firstName) === plain(other.firstName)
  )
}

function plain(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/['’ʼ]/g, '’')
    .replaceAll(/\s*-\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
