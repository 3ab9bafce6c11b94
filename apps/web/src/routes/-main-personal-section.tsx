import { UnlockStore } from '../app/device-store/unlock/unlock-store.tsx'
import { useProfile } from '../app/people/profile.ts'
import { FollowStoredSearches } from '../app/search/follow-stored-searches.tsx'
import { accountState } from '../features/access/account-state.ts'
import { PersonalSection } from '../features/main/personal-section.tsx'
import { NextVisitCard } from '../features/visits/next/next-visit-card.tsx'

/** What Main shows to a signed-in user. */
export function MainPersonalSection() {
  const { data: profile } = useProfile()
  return (
    <>
      <FollowStoredSearches />
      <PersonalSection
        isOpen={!profile || accountState(profile) === 'open'}
        nextVisit={<NextVisitCard locked={<UnlockStore />} />}
      />
    </>
  )
}
