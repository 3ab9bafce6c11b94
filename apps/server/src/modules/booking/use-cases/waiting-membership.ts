import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import type { DeclineCode } from '@vizit/domain/booking/decline-code.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type WaitingProgramme, waitingProgrammes } from '../../programmes/public.ts'
import { seesCoverage } from './sees-coverage.ts'

const MEMBERS_ONLY = 7 satisfies DeclineCode

interface Asked {
  readonly declined: readonly {
    readonly profileId: string
    readonly codes: readonly DeclineCode[]
    readonly accessLevels: readonly AccessLevel[]
  }[]
  readonly assignmentIds: readonly string[]
  readonly now: Date
}

/** What a programme that does not cover anybody now says of a person. */
interface WaitingMembership {
  readonly isMember?: true
  /** It covers something here, and is why they are declined. */
  readonly waiting?: WaitingProgramme
}

/**
 * Of those whom a doctor for members of programmes is closed to: who has a programme that is suspended or has not begun. They need no
 * other one. Nothing is asked where nobody is declined for that.
 */
export async function waitingMemberships(
  { db }: Pick<Database, 'db'>,
  { declined, assignmentIds, now }: Asked,
): Promise<(profileId: string) => WaitingMembership> {
  const profileIds = declined
    .filter(person => person.codes.includes(MEMBERS_ONLY) && seesCoverage(person))
    .map(({ profileId }) => profileId)
  if (profileIds.length === 0) return () => ({})
  const programmes = await waitingProgrammes(db, { profileIds, assignmentIds, today: civilDateOf(now) })
  return profileId => {
    const first = programmes.find(programme => programme.profileId === profileId)
    return first ? { isMember: true, ...(first.coversHere && { waiting: first }) } : {}
  }
}
