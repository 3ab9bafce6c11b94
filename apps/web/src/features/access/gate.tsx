import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { useProfile } from '../../app/people/profile.ts'
import { accountState } from './account-state.ts'
import { useContinueAfterAccess } from './use-continue-after-access.ts'

// Few users ever see these screens, so they are loaded separately.
const Locked = lazy(async () => ({ default: (await import('./locked/locked.tsx')).Locked }))

interface GateProps {
  /** For the screen where an incomplete profile is filled in: it is shown also for such a profile. */
  incomplete?: 'passes'
  children: ReactNode
}

/** Shows a screen, or why it is closed, by the state of the account (product §2, "Gated screens"). */
export function Gate({ incomplete, children }: GateProps) {
  const { data: profile, refetch } = useProfile()
  const state = profile ? accountState(profile) : 'open'
  useContinueAfterAccess(profile)
  const passes = !profile || state === 'open' || (state === 'incomplete' && incomplete === 'passes')
  if (passes) return children
  return (
    <Suspense fallback={<CardSkeletons count={1} />}>
      <Locked state={state} profile={profile} again={refetch} />
    </Suspense>
  )
}
