import type { AnyRouter } from '@tanstack/react-router'
import { session } from '../session/session.ts'

/** What a guest wanted to bookmark when the sign-in came first. */
export interface WantedBookmark {
  readonly kind: 'doctor' | 'medcenter'
  readonly id: string
}

let wanted: WantedBookmark | null = null

/** The screens between the tap and the way back. */
const SIGNING_IN = /^\/(sign-in|profile|consent)\b/

/**
 * Remembers it until the sign-in has led back to the page of this path. It is dropped as soon as another screen is opened,
 * or that one without a session: somebody else may sign in later. Only in memory: a reload drops it, too.
 */
export function keepWantedBookmark(
  bookmark: WantedBookmark,
  pathname: string,
  router: Pick<AnyRouter, 'subscribe'>,
): void {
  wanted = bookmark
  const unfollow = router.subscribe('onBeforeLoad', ({ toLocation }) => {
    const isBack = toLocation.pathname === pathname && session.state() === 'signed-in'
    if (wanted === bookmark && (isBack || SIGNING_IN.test(toLocation.pathname))) return
    if (wanted === bookmark) wanted = null
    unfollow()
  })
}

/** True once if this is what was wanted. */
export function takeWantedBookmark({ kind, id }: WantedBookmark): boolean {
  const isWanted = wanted?.kind === kind && wanted.id === id
  if (isWanted) wanted = null
  return isWanted
}

// Who signs in in another tab has not pressed it, nor has the next person after a sign-out.
session.subscribe((state, where) => {
  if (state !== 'signed-in' || where === 'elsewhere') wanted = null
})
