import type { AnyRouter } from '@tanstack/react-router'
import { announceRelease } from './available-release.ts'
import { trackUnsavedText } from './track-unsaved-text.ts'

/** After a reload the page is not reloaded again within this many milliseconds: the cause is then not a release. */
const ONCE_IN = 300_000

/**
 * After a release the server no longer has the files of the old version, so an older page fails to load its next part.
 * A reload brings the new version; while a form is being filled in, it is only offered.
 */
export function recoverFromRelease(
  { state }: Pick<AnyRouter, 'state'>,
  reload = () => location.reload(),
): void {
  const isTyped = trackUnsavedText()
  addEventListener('vite:preloadError', event => {
    if (!navigator.onLine) return
    // A user who goes to another screen leaves the form deliberately.
    if (justReloaded() || (isTyped() && !state.isLoading)) return announceRelease()
    event.preventDefault()
    reload()
  })
}

function justReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && performance.now() < ONCE_IN
}
