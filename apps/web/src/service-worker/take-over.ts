import type { WorkerScope } from './scope.ts'
import type { Shell } from './shell.ts'

/** What a page says to a worker that waits to take over from the version before. */
export type ToWorker =
  /** Asked by a page that was loaded with this script; answered with a `FromWorker`. */
  | { readonly kind: 'compare'; readonly script: string }
  | { readonly kind: 'take-over' }
  /** Asked by a page that no worker serves: it was being loaded while the worker began. */
  | { readonly kind: 'claim' }

/** Whether the page is of the worker's own version, or of one before it. */
export type FromWorker = 'same' | 'newer'

/**
 * A new worker waits while pages of the version before are open, because they still load parts of it. It takes over when a
 * person says so, or when the only open page is of its own version.
 */
export async function hear(
  message: ToWorker,
  scope: WorkerScope,
  shell: Shell,
): Promise<FromWorker | undefined> {
  if (message.kind === 'take-over') {
    await scope.skipWaiting()
    return undefined
  }
  if (message.kind === 'claim') {
    await scope.clients.claim()
    return undefined
  }
  if (!shell.has(message.script)) return 'newer'
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length <= 1) await scope.skipWaiting()
  return 'same'
}
