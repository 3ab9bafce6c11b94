import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import {
  type FrameMessage,
  type HostMessage,
  readHostMessage,
  sealed,
} from '@vizit/contract/frame/messages.ts'
import { namedProvider } from '../provider/provider-choice.ts'
import type { createAppRouter } from '../router/router.tsx'
import { applySettings } from './apply-settings.ts'
import { focusHeading } from './focus-heading.ts'
import { followBookings } from './follow-bookings.ts'
import { followEscape } from './follow-escape.ts'
import { followHeight } from './follow-height.ts'
import { setHost } from './host.ts'
import { createHostGate } from './host-gate.ts'

interface Followed {
  readonly router: ReturnType<typeof createAppRouter>
  readonly client: Client
  readonly queries: QueryClient
}

/**
 * Exchanges messages with the host page. The first message goes to any origin and contains no data; all others go only
 * to the origin that answered, after it was found in the server's list.
 */
export function followHost(
  { router, client, queries }: Followed,
  parent: Window = window.parent,
): () => void {
  const gate = createHostGate(client)
  const followers = new Set<() => void>()
  let origin: string | null = null
  /** Messages are handled one after another, however long loading the list takes. */
  let last: Promise<unknown> = Promise.resolve()

  const send = (message: FrameMessage) => {
    if (origin !== null) parent.postMessage(sealed(message), origin)
  }

  function meet({ display }: HostMessage & { type: 'hello' }): void {
    const isFirst = followers.size === 0
    setHost({ display, send })
    if (!isFirst) return
    followers.add(followBookings(queries, () => send({ type: 'booked' })))
    followers.add(
      router.subscribe('onResolved', ({ pathChanged }) => pathChanged && send({ type: 'screen' })),
    )
    if (display === 'dialog') followers.add(followEscape(() => send({ type: 'close' })))
    else followers.add(followHeight(height => send({ type: 'height', height })))
  }

  async function hear(message: HostMessage, from: string): Promise<void> {
    const provider = namedProvider()
    if (provider === null || !(await gate.mayBe(from, provider))) return
    if (message.type === 'hello') {
      origin = from
      meet(message)
    } else if (from !== origin) return
    else if (message.type === 'focus') focusHeading()
    else {
      const mayShow = (to: string) => gate.mayBe(from, to)
      send(await applySettings(message.settings, { router, client, queries, mayShow }))
    }
    await learnWhatIsShown()
  }

  /** It comes with the same answer as the list, which is requested once. */
  async function learnWhatIsShown(): Promise<void> {
    const provider = namedProvider()
    setHost({ showsAccount: provider !== null && (await gate.showsAccount(provider)) })
  }

  function listen({ source, origin: from, data }: MessageEvent): void {
    if (source !== parent) return
    const message = readHostMessage(data)
    if (message) last = last.then(() => hear(message, from))
  }

  setHost({ showsAccount: false })
  last = learnWhatIsShown()
  addEventListener('message', listen)
  parent.postMessage(sealed({ type: 'ready' }), '*')
  return () => {
    removeEventListener('message', listen)
    for (const unfollow of followers) unfollow()
    setHost(null)
  }
}
