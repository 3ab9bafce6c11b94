import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { readFullName, type WrittenName } from '@vizit/domain/person/full-name.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WrongField } from '../../../platform/http/wrong-fields.ts'

export interface WrittenPerson extends WrittenName {
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
}

/** The facts entered about a child or an adult, or the wrong fields (product §5). */
export function readPerson(
  written: WrittenPerson,
  expected: 'child' | 'adult',
  today: CivilDate,
): PersonFacts | Refused<'INVALID_ARGUMENT'> {
  const name = readFullName(written)
  const fields = personProblems(written, expected, today)
  if (name && fields.length === 0) return { ...name, birthday: written.birthday, sex: written.sex }
  return new Refused('INVALID_ARGUMENT', { fields })
}

/** The problems of the fields that are present. */
export function personProblems(
  written: { readonly [Field in keyof WrittenPerson]?: WrittenPerson[Field] | undefined },
  expected: 'child' | 'adult' | 'anybody',
  today: CivilDate,
): WrongField[] {
  const { fullNameRu, birthday } = written
  const isName = fullNameRu === undefined || readFullName({ ...written, fullNameRu }) !== null
  const problem = birthday === undefined ? null : birthdayProblem(birthday, expected, today)
  return [
    ...(isName ? [] : [{ path: 'fullNameRu', problem: 'invalid_value' }]),
    ...(problem ? [{ path: 'birthday', problem }] : []),
  ]
}

function birthdayProblem(
  birthday: string,
  expected: 'child' | 'adult' | 'anybody',
  today: CivilDate,
): string | null {
  if (!isPossibleBirthday(birthday, today)) return 'invalid_value'
  const isAdult = isAdultOn(today, birthday)
  if (expected === 'child' && isAdult) return 'adult'
  return expected === 'adult' && !isAdult ? 'minor' : null
}
