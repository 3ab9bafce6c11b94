import { Outlet, useLocation } from '@tanstack/react-router'
import { isShownInFrames } from '@vizit/domain/frame/is-shown-in-frames.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { useRef } from 'react'
import { useHost } from '../../app/frame/host.ts'
import { isComplete, useProfile } from '../../app/people/profile.ts'
import { useSessionState } from '../../app/session/session.ts'
import { AccountElsewhere } from './account-elsewhere.tsx'
import { ScreenElsewhere } from './screen-elsewhere.tsx'

/**
 * The screens in the frame of a clinic's page: booking and what it needs. The others open in a tab of their own, unless
 * the operator lets the clinic show them (docs/decisions/0068).
 */
export function FramedScreens() {
  const { pathname } = useLocation()
  const { showsAccount } = useHost()
  const signedIn = useSessionState() === 'signed-in'
  const isOpen = useIsOpen(pathname)
  if (showsAccount) return <Outlet />
  return (
    <>
      {isOpen === undefined && <CardSkeletons count={1} />}
      {isOpen === false && <ScreenElsewhere path={pathname} />}
      {isOpen && <Outlet />}
      {signedIn && isOpen && <AccountElsewhere />}
    </>
  )
}

/** Undefined: not known before the profile has come. */
function useIsOpen(path: string): boolean | undefined {
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile, refusal } = useProfile()
  const stays = useRef<string>(undefined)
  const isOpen = () => {
    if (path !== '/profile' && path !== '/profile/edit') return isShownInFrames(path)
    if (!signedIn) return true
    if (!profile) return refusal ? false : undefined
    // Who is not let in with this device yet, or not known yet, cannot book before.
    return path === '/profile' ? profile.accessNotAuthorized : !isComplete(profile)
  }
  const now = isOpen()
  // What is filled in there leads on by itself once it is saved.
  if (now) stays.current = path
  return stays.current === path ? true : now
}
