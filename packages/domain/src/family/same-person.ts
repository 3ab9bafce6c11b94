import { foldName } from '../person/fold-name.ts'
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

/** A middle name that is left out tells nobody apart. */
export function isSameName(one: FullName, other: FullName): boolean {
  const isSameMiddle =
    one.middleName === null ||
    other.middleName === null ||
    foldName(one.middleName) === foldName(other.middleName)
  return (
    isSameMiddle &&
    foldName(one.lastName) === foldName(other.lastName) &&
    foldName(one.firstName) === foldName(other.firstName)
  )
}
