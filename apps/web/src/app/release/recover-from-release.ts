import type { AnyRouter } from '@tanstack/react-router'
import { followTyping } from './follow-typing.ts'
import { offerRelease } from './offered-release.ts'

/** Milliseconds in which a page that was itself reloaded is not reloaded again: it is not about a release then. */
const ONCE_IN = 300_000

/**
 * After a release the parts of the old version are gone from the server: a page opened before it fails to load its
 * next part. Loading the page anew brings the new version, unless somebody is filling a form: then it is offered.
 */
export function recoverFromRelease(
  { state }: Pick<AnyRouter, 'state'>,
  reload = () => location.reload(),
): void {
  const isTyped = followTyping()
  addEventListener('vite:preloadError', event => {
    if (!navigator.onLine) return
    // Whoever goes to another screen leaves the form by their own choice.
    if (justReloaded() || (isTyped() && !state.isLoading)) return offerRelease()
    event.preventDefault()
    reload()
  })
}

function justReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && performance.now() < ONCE_IN
}
