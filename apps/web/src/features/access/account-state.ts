import { isComplete, type Profile } from '../../app/people/profile.ts'

/** How a gated screen shows (product §2): as itself, or as one of the screens that say why not. */
export type AccountState = 'open' | 'exists' | 'waiting' | 'check' | 'without-email' | 'incomplete'

export function accountState(profile: Profile): AccountState {
  if (profile.deviceIdOfExistedUser !== null) return 'exists'
  if (profile.accessNotAuthorized) {
    if (profile.profileAttributes?.maskedEmail == null) return 'without-email'
    return profile.waitingConfirmEmail ? 'waiting' : 'check'
  }
  return isComplete(profile) ? 'open' : 'incomplete'
}
