import type { FetchEvent } from './scope.ts'
import type { Shell } from './shell.ts'

/** Milliseconds that the network has before the page opens as it was kept. */
const PATIENCE = 4000

/** Addresses that are neither screens of the app nor files of it. */
const OF_THE_SERVER = /^\/(api|dev|healthz|readyz|metrics)(\/|$)/
const FILE = /\.\w+$/

/**
 * The page comes from the network, so that a new release is there at its first opening, with the headers that the server
 * gives this address; what is kept opens where the network is away, slow, or answers with an outage.
 */
export function navigate(event: FetchEvent, shell: Shell, fromNetwork = networkOf): void {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  // What is kept does not say whose sites may show this address in a frame: browsers would refuse it.
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
