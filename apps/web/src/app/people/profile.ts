import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { useSessionState } from '../session/session.ts'

export type Profile = Answer<'readProfile'>

/** True if the profile has a name and a birthday, which booking needs (product §2). */
export function isComplete(profile: Profile): boolean {
  return Boolean(profile.name && profile.birthday)
}

/**
 * True if the profile needs a red dot (product §2): it is incomplete, an e-mail is not confirmed, or the device has no
 * access yet.
 */
export function needsAttention(profile: Profile): boolean {
  return !isComplete(profile) || profile.accessNotAuthorized || profile.waitingConfirmEmail
}

/** True if the family needs a mark: somebody has appeared, or asks to join. */
export function familyNeedsAttention({ family, joinRequests }: Profile): boolean {
  return joinRequests > 0 || family.some(({ isNew }) => isNew)
}

/** The signed-in user's profile; no request is made for a guest. */
export function useProfile() {
  const signedIn = useSessionState() === 'signed-in'
  const isHydrating = useIsHydrating()
  const profile = useCallQuery('readProfile', {}, { enabled: signedIn, staleTime: 60_000 })
  // Another part of the page may have read it before this part of the server's markup is taken over.
  return isHydrating ? { ...profile, data: undefined, isPending: true } : profile
}
