import type { AnyRouter } from '@tanstack/react-router'
import { isFramed } from '../frame/is-framed.ts'
import { keepReturnPath, placeInHistory, returnPath, returnPlace, takeReturnPath } from './return-path.ts'

/**
 * Shows an address after the steps that it needed, such as the sign-in, and takes their entries out of the history, so that Back leads to
 * what was before them. In a frame the history is the host's too: there only the last step is replaced.
 */
export function replaceHistorySteps(router: Pick<AnyRouter, 'history' | 'subscribe'>, href: string): void {
  const steps = isFramed ? 0 : (placeInHistory() ?? 0) - (returnPlace ?? Number.POSITIVE_INFINITY)
  if (!(steps > 0)) {
    router.history.replace(href)
    return
  }
  const after = returnPath()
  // If the guard of the address has led to the sign-in from there, the entry is the sign-in's, and its guard takes the address.
  keepReturnPath(href)
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe()
    takeReturnPath()
    if (after !== null) keepReturnPath(after)
    if (router.history.location.href !== href) router.history.replace(href)
  })
  router.history.go(-steps)
}
