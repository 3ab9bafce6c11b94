import type { Page } from '@playwright/test'

/**
 * From now on every frame in the page is denied what browsers deny to third-party frames: storage, locks, workers,
 * cookies.
 */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window === window.top) return
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(document, 'cookie', { get: deny, set: deny })
    Object.defineProperty(navigator, 'serviceWorker', { get: deny })
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'))
  })
}
