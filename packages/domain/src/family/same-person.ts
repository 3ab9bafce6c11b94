import { foldName } from '../person/fold-name.ts'
import type { FullName } from '../person/full-name.ts'

export interface PersonFacts extends FullName {
  /** `YYYY-MM-DD` */
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
}

/** True if nothing differs, to the letter. */
export const isSameFacts = (one: Unknown<PersonFacts>, other: PersonFacts): boolean =>
  (['lastName', 'firstName', 'middleName', 'birthday', 'sex'] as const).every(
    fact => one[fact] === other[fact],
  )

type Unknown<Facts> = { readonly [Fact in keyof Facts]: Facts[Fact] | null }

/** True if these facts describe the same person: same name, birthday and sex (product §4, "Duplicate child"). */
export function isSamePerson(one: PersonFacts, other: PersonFacts): boolean {
  return one.birthday === other.birthday && one.sex === other.sex && isSameName(one, other)
}

/** If one of the two has no middle name, middle names are not compared. */
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
