import type { CallName } from '@vizit/api-client/calls.ts'
import { REQUEST_TIMEOUT } from '@vizit/api-client/client.ts'
import { routes } from '@vizit/api-client/routes.ts'
import { vi } from 'vitest'

/**
 * What happens to one request: it never arrives; it arrives and its answer is lost; its answer comes after the client's
 * timeout.
 */
export const faults = ['the request is lost', 'the answer is lost', 'the answer is late'] as const
export type Fault = (typeof faults)[number]

const patterns = Object.entries(routes).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}))

const nameOf = (method: string, path: string) =>
  patterns.find(route => route.method === method && route.path.test(path))?.name

/** The interval of the browser's `online` events, in milliseconds. */
const TOLD_EVERY = 20

/** A network between the screens and the server at `address`: fails the next request of one call, and no other. */
export function faultyNetwork(address: string) {
  const send = globalThis.fetch
  const setTimer = globalThis.setTimeout
  let due: { name: CallName; fault: Fault } | null = null
  let kept: { name: CallName; until: Promise<void> } | null = null
  /** Ends the client's wait for the next request. */
  let giveUp = () => undefined as unknown
  const asked: CallName[] = []
  const arrived: CallName[] = []

  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    work: () => void,
    after?: number,
    ...rest: unknown[]
  ) => {
    if (after === REQUEST_TIMEOUT) giveUp = work
    return setTimer(work, after, ...rest)
  }) as typeof setTimeout)

  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const endWait = giveUp
    const name = nameOf(init?.method ?? 'GET', new URL(String(to), address).pathname)
    if (name) asked.push(name)
    const fault = due && due.name === name ? due.fault : null
    if (fault) due = null
    if (fault === 'the request is lost') throw new TypeError('the request was lost')
    // A File of jsdom is not a File for Node's fetch.
    const body = init?.body instanceof Blob ? await init.body.arrayBuffer() : init?.body
    const response = await send(new URL(String(to), address), { ...init, body: body ?? null })
    if (name) arrived.push(name)
    if (kept && kept.name === name) await kept.until
    if (!fault) return response
    await response.arrayBuffer()
    if (fault === 'the answer is lost') throw new TypeError('the answer was lost')
    endWait()
    throw new DOMException('given up', 'AbortError')
  })

  return {
    fail(name: CallName, fault: Fault) {
      due = { name, fault }
    },
    /** Delays the answers of this call until they are released. */
    keep(name: CallName): () => void {
      let letGo = () => undefined as unknown
      kept = { name, until: new Promise<void>(over => (letGo = over)) }
      return () => {
        kept = null
        letGo()
      }
    },
    /** True if the fault has happened. */
    hasFailed: () => due === null,
    /** How often a call was sent, and how often it arrived. */
    sent: (name: CallName) => asked.filter(other => other === name).length,
    arrived: (name: CallName) => arrived.filter(other => other === name).length,
    /** From now on the browser reports repeatedly that it is online, so that nothing waits for a pause. */
    comesBack() {
      const timer = setInterval(() => dispatchEvent(new Event('online')), TOLD_EVERY)
      return () => clearInterval(timer)
    },
    forget() {
      due = null
      asked.length = 0
      arrived.length = 0
    },
    restore() {
      requests.mockRestore()
      timers.mockRestore()
    },
  }
}
