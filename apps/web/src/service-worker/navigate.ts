import type { FetchEvent } from './scope.ts'
import type { Shell } from './shell.ts'

/** The longest wait for the network, in milliseconds, before the cached page opens. */
const PATIENCE = 4000

/** Addresses that are neither screens nor files of the app. */
const OF_THE_SERVER = /^\/(api|dev|healthz|readyz|metrics)(\/|$)/
const FILE = /\.\w+$/

/**
 * The page is loaded from the network, so that a new release is there at its first opening, with the headers of this
 * address. The cached page opens if the network is missing or slow, or the server answers with an outage.
 */
export function navigate(event: FetchEvent, shell: Shell, fromNetwork = networkOf): void {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  // The cached page does not say which sites may frame this address, so browsers would refuse it.
  if (request.destination === 'iframe') return
  const { pathname } = new URL(request.url)
  if (OF_THE_SERVER.test(pathname)) return
  const kept = () => (FILE.test(pathname) ? shell.find(pathname) : shell.page())
  event.respondWith(pageOf(fromNetwork(event), kept))
}

async function pageOf(
  network: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), PATIENCE)
  const answered = await Promise.race([network.catch(() => undefined), late])
  clearTimeout(timer)
  if (answered && answered.status < 500) return answered
  return (await kept()) ?? answered ?? network
}

async function networkOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse.catch(() => undefined)) ?? fetch(request)
}
