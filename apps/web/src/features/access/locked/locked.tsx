import type { Profile } from '../../../app/people/profile.ts'
import type { AccountState } from '../account-state.ts'
import { CheckDevice } from './check-device.tsx'
import { ExistingProfile } from './existing-profile.tsx'
import { IncompleteProfile } from './incomplete-profile.tsx'
import { WaitingDevice } from './waiting-device.tsx'
import { WithoutEmail } from './without-email.tsx'

export interface LockedProps {
  state: AccountState
  profile: Profile
  /** Reads the profile again. */
  again: () => unknown
}

/** Why a screen is closed, and what opens it. */
export function Locked({ state, profile, again }: LockedProps) {
  switch (state) {
    case 'exists':
      return <ExistingProfile deviceRef={profile.deviceIdOfExistedUser} />
    case 'waiting':
      return <WaitingDevice profile={profile} again={again} />
    case 'check':
      return <CheckDevice profile={profile} />
    case 'without-email':
      return <WithoutEmail profile={profile} />
    default:
      return <IncompleteProfile />
  }
}
