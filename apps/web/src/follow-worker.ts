import type { Client } from '@vizit/api-client/client.ts'
import { followRelease } from './app/release/follow-release.ts'
import { followPush } from './features/push/follow-push.ts'

/** What follows the service worker, in one file to load. */
export function followWorker(worker: ServiceWorkerRegistration, client: Client): void {
  followRelease(worker)
  followPush(client)
}
