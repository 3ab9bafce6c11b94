import type { FromWorker, ToWorker } from '../../service-worker/take-over.ts'
import { announceRelease } from './available-release.ts'
import { ownScript } from './own-script.ts'

/** The interval of checks for a new version, in milliseconds: an installed app stays open for weeks. */
const EVERY = 3_600_000
/** The longest wait for the new worker to take over, in milliseconds; after that the page reloads anyway. */
const PATIENCE = 5000

/** Offers to install a waiting version, unless this page already has that version. */
export function followRelease(
  registration: ServiceWorkerRegistration,
  reload = () => location.reload(),
): void {
  const { serviceWorker } = navigator
  void serviceWorker.ready.then(({ active }) => {
    if (!serviceWorker.controller) active?.postMessage({ kind: 'claim' } satisfies ToWorker)
  })
  const look = async () => {
    const { waiting } = registration
    if (!waiting || !serviceWorker.controller) return
    if ((await compare(waiting)) === 'newer') announceRelease(() => void takeOver(waiting).then(reload))
  }
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => installing.state === 'installed' && void look())
  })
  void look()

  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < EVERY) return
    askedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}

/** A page from the network may be newer than the active worker. */
async function compare(worker: ServiceWorker): Promise<FromWorker> {
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<FromWorker>()
  port1.onmessage = ({ data }) => resolve(data)
  worker.postMessage({ kind: 'compare', script: ownScript() } satisfies ToWorker, [port2])
  return promise
}

/** Activates the waiting worker in place of the previous version. */
export async function takeOver(worker: ServiceWorker): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, PATIENCE)
  const taken = new Promise<void>(done =>
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true }),
  )
  worker.postMessage({ kind: 'take-over' } satisfies ToWorker)
  await Promise.race([taken, late])
  clearTimeout(timer)
}
