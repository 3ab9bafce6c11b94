import { isFramed } from '../../app/frame/is-framed.ts'
import type { ToWorker } from '../../service-worker/take-over.ts'

/** The longest wait for the new worker, in milliseconds; after that the page reloads anyway. */
const PATIENCE = 15_000

/** Installs the new version: first the service worker of the installed app, then the page. */
export async function updateApp(): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  await Promise.race([newWorker().catch(() => undefined), late])
  clearTimeout(timer)
  // In a frame only an address that names the provider may be shown.
  if (isFramed) location.reload()
  else location.replace('/')
}

async function newWorker(): Promise<void> {
  // Missing if storage is denied, and without TLS.
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
  const worker = registration?.installing ?? registration?.waiting
  if (!worker) return
  await new Promise<void>(resolve => {
    const changed = () => {
      if (worker.state === 'installed') worker.postMessage({ kind: 'take-over' } satisfies ToWorker)
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', changed)
    changed()
  })
}
