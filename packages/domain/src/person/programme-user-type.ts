import type { CivilDate } from '../time/civil-date.ts'
import { isAdultOn } from './age.ts'

export type UserType = 'REGULAR' | 'EMPLOYER_PROGRAM' | 'INSURER_PROGRAM'
export type ProgrammeKind = 'EMPLOYER' | 'INSURER'

/**
 * The user type that the programmes give a person; an employer's programme takes precedence over an insurer's (product
 * §3).
 */
export function userTypeOf(kinds: readonly ProgrammeKind[]): UserType {
  if (kinds.includes('EMPLOYER')) return 'EMPLOYER_PROGRAM'
  return kinds.includes('INSURER') ? 'INSURER_PROGRAM' : 'REGULAR'
}

/**
 * Why a person may not edit their own profile, or null. Programmes maintain the data of their members, also before
 * the first day and while the programme is suspended (`programmes`: how many), because they know the person by these data; parents maintain that of minors (product §5, §6). An empty profile may always be filled in.
 */
export function profileEditLock(
  { birthday, programmes }: { birthday: CivilDate | null; programmes: number },
  today: CivilDate,
): 'programme' | 'minor' | null {
  if (birthday === null) return null
  if (programmes > 0) return 'programme'
  return isAdultOn(today, birthday) ? null : 'minor'
}
