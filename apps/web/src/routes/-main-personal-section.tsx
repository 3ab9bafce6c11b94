import { UnlockStore } from '../app/device-store/unlock/unlock-store.tsx'
import { useProfile } from '../app/people/profile.ts'
import { accountState } from '../features/access/account-state.ts'
import { Personal } from '../features/main/personal.tsx'
import { NextVisitCard } from '../features/visits/next/next-visit-card.tsx'

/** What Main shows to a signed-in user. */
export function MainPersonal() {
  const { data: profile } = useProfile()
  return (
    <Personal
      isOpen={!profile || accountState(profile) === 'open'}
      nextVisit={<NextVisitCard locked={<UnlockStore />} />}
    />
  )
}
