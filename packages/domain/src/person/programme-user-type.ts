import type { CivilDate } from '../time/civil-date.ts'
import { isAdultOn } from './age.ts'

export type UserType = 'REGULAR' | 'EMPLOYER_PROGRAM' | 'INSURER_PROGRAM'
export type ProgrammeKind = 'EMPLOYER' | 'INSURER'

/** What kind of user the programmes make of somebody; an employer's says more than an insurer's (product §3). */
export function userTypeOf(kinds: readonly ProgrammeKind[]): UserType {
  if (kinds.includes('EMPLOYER')) return 'EMPLOYER_PROGRAM'
  return kinds.includes('INSURER') ? 'INSURER_PROGRAM' : 'REGULAR'
}

/**
 * Why somebody may not edit their own profile, or null: programmes keep the data of those whom they cover, and
 * who is under age has it kept by their parents (product §5, §6). An empty profile may always be filled in.
 */
export function profileEditLock(
  { birthday, programmes }: { birthday: CivilDate | null; programmes: number },
  today: CivilDate,
): 'programme' | 'minor' | null {
  if (birthday === null) return null
  if (programmes > 0) return 'programme'
  return isAdultOn(today, birthday) ? null : 'minor'
}
