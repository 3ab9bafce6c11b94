import type { WorkerScope } from './scope.ts'
import type { Shell } from './shell.ts'

/** Messages from a page to a worker that waits to take over from the previous version. */
export type ToWorker =
  /** From a page that was loaded with this script; answered with a `FromWorker`. */
  | { readonly kind: 'compare'; readonly script: string }
  | { readonly kind: 'take-over' }
  /** From a page that no worker controls, because it was loading while the worker started. */
  | { readonly kind: 'claim' }

/** Whether the page has the worker's version or an earlier one. */
export type FromWorker = 'same' | 'newer'

/**
 * A new worker waits while pages of the previous version are open, because they still load parts of it. It takes over
 * when the user agrees, or when the only open page has its own version.
 */
export async function handlePageMessage(
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
