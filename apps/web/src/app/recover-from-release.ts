import { tabStorage } from './storage.ts'

const KEY = 'reloadedAt'
/** Milliseconds within which a second failure is not about a release. */
const ONCE_IN = 30_000

/**
 * After a release the parts of the old version are gone from the server: a page opened before it fails to load
 * its next screen. Loading the page anew brings the new version; what was typed is kept by the drafts.
 */
export function recoverFromRelease(): void {
  addEventListener('vite:preloadError', event => {
    if (Date.now() - Number(tabStorage.getItem(KEY)) < ONCE_IN || !navigator.onLine) return
    event.preventDefault()
    tabStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
