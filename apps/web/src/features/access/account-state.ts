import { isComplete, type Profile } from '../../app/people/profile.ts'

/** What a gated screen shows (product §2): the normal screen, or the one that says why it is closed. */
export type AccountState = 'open' | 'exists' | 'waiting' | 'check' | 'without-email' | 'incomplete'

export function accountState(profile: Profile): AccountState {
  if (profile.deviceIdOfExistedUser !== null) return 'exists'
  if (profile.accessNotAuthorized) {
    if (profile.profileAttributes?.maskedEmail == null) return 'without-email'
    return profile.waitingConfirmEmail ? 'waiting' : 'check'
  }
  return isComplete(profile) ? 'open' : 'incomplete'
}
