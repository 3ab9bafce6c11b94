import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useSessionState } from '../session/session.ts'

export type Profile = Answer<'readProfile'>

/** Does booking know enough of this person: a name and a birthday (product §2)? */
export function isComplete(profile: Profile): boolean {
  return Boolean(profile.name && profile.birthday)
}

/** A red dot at the profile (product §2): unfinished, an e-mail not confirmed, or a device that was not let in. */
export function needsAttention(profile: Profile): boolean {
  return !isComplete(profile) || profile.accessNotAuthorized || profile.waitingConfirmEmail
}

/** A mark at the family: somebody has appeared, or asks to join. */
export function familyNeedsAttention({ family, joinRequests }: Profile): boolean {
  return joinRequests > 0 || family.some(({ isNew }) => isNew)
}

/** The signed-in person; nothing is asked for a guest. */
export function useProfile() {
  const signedIn = useSessionState() === 'signed-in'
  return useCallQuery('readProfile', {}, { enabled: signedIn, staleTime: 60_000 })
}
