import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { isAdultOn } from '@vizit/domain/person/age.ts'
import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { readFullName, type WrittenName } from '@vizit/domain/person/full-name.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { Refused } from '../../../platform/http/refusal.ts'

export interface WrittenPerson extends WrittenName {
  readonly birthday: string
  readonly sex: 'MALE' | 'FEMALE'
}

/** Who is meant by what was written of a child or an adult, or which fields are wrong (product §5). */
export function readPerson(
  written: WrittenPerson,
  expected: 'child' | 'adult',
  today: CivilDate,
): PersonFacts | Refused<'INVALID_ARGUMENT'> {
  const name = readFullName(written)
  const problem = birthdayProblem(written.birthday, expected, today)
  if (name && !problem) return { ...name, birthday: written.birthday, sex: written.sex }
  return new Refused('INVALID_ARGUMENT', {
    fields: [
      ...(name ? [] : [{ path: 'fullNameRu', problem: 'invalid_value' }]),
      ...(problem ? [{ path: 'birthday', problem }] : []),
    ],
  })
}

function birthdayProblem(birthday: string, expected: 'child' | 'adult', today: CivilDate): string | null {
  if (!isPossibleBirthday(birthday, today)) return 'invalid_value'
  const isAdult = isAdultOn(today, birthday)
  if (expected === 'child') return isAdult ? 'adult' : null
  return isAdult ? null : 'minor'
}
