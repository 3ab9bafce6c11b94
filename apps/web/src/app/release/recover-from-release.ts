import type { AnyRouter } from '@tanstack/react-router'
import { announceRelease } from './available-release.ts'
import { ownScript } from './own-script.ts'
import { trackUnsavedText } from './track-unsaved-text.ts'

/** After a reload the page is not reloaded again within this many milliseconds: the cause is then not a release. */
const ONCE_IN = 300_000

/**
 * After a release the server no longer has the files of the old version, so an older page fails to load its next part.
 * A reload brings the new version; while a form is being filled in, it is only offered. A part that was lost on its way
 * is left to the screen that needs it: a reload without a network would lose the whole page.
 */
export function recoverFromRelease(
  { state }: Pick<AnyRouter, 'state'>,
  reload = () => location.reload(),
): void {
  const isTyped = trackUnsavedText()
  addEventListener('vite:preloadError', async () => {
    // A user who goes to another screen leaves the form deliberately.
    const isLeaving = state.isLoading
    if (!(await isReplaced())) return
    if (justReloaded() || (isTyped() && !isLeaving)) announceRelease()
    else reload()
  })
}

/** True if the server no longer has this version; false also if it cannot be asked. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(ownScript(), { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

function justReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && performance.now() < ONCE_IN
}
