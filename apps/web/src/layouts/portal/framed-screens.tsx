import { Outlet, useLocation } from '@tanstack/react-router'
import { isShownInFrames } from '@vizit/domain/frame/is-shown-in-frames.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { useRef } from 'react'
import { useHost } from '../../app/frame/host.ts'
import { isComplete, useProfile } from '../../app/people/profile.ts'
import { useSessionState } from '../../app/session/session.ts'
import { AccountInNewTab } from './account-in-new-tab.tsx'
import { ScreenInNewTab } from './screen-in-new-tab.tsx'

/**
 * The screens in the frame of a clinic's page: booking and what it needs. Other screens open in a new tab, unless the
 * operator lets the clinic show them (docs/decisions/0068).
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
      {isOpen === false && <ScreenInNewTab path={pathname} />}
      {isOpen && <Outlet />}
      {signedIn && isOpen && <AccountInNewTab />}
    </>
  )
}

/** Undefined until the profile is loaded. */
function useIsOpen(path: string): boolean | undefined {
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile, refusal } = useProfile()
  const stays = useRef<string>(undefined)
  const isOpen = () => {
    if (path !== '/profile' && path !== '/profile/edit') return isShownInFrames(path)
    if (!signedIn) return true
    if (!profile) return refusal ? false : undefined
    // A user whose device has no access yet, or whose profile is empty, cannot book before that.
    return path === '/profile' ? profile.accessNotAuthorized : !isComplete(profile)
  }
  const now = isOpen()
  // The form there navigates by itself after saving.
  if (now) stays.current = path
  return stays.current === path ? true : now
}
