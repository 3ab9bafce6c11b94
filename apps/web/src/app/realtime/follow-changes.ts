import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Client } from '@vizit/api-client/client.ts'
import { freshnessOf } from '@vizit/api-client/react/freshness.ts'
import { readEvents, type ServerEvent } from '@vizit/api-client/read-events.ts'
import { session } from '../session/session.ts'
import { backOff, pause } from './back-off.ts'

/** The server sends a comment every 25 s; a stream that is silent for this long is broken. */
const SILENCE_MS = 60_000
/** After a stream that lasted this long, failures are counted from the start again. */
const GOOD_MS = 30_000

/** The interval for reading the profile without a stream, in milliseconds: it says whose data may be seen. */
const ASKED_EVERY_MS = 4000

/**
 * Keeps the shown data current while the page is visible, online, signed in and has access: data that changed elsewhere
 * are read again, and after a gap without events everything is.
 */
export function followChanges(client: Pick<Client, 'send'>, queries: QueryClient): () => void {
  const freshness = freshnessOf(queries)
  let following: AbortController | undefined
  let hasAsked = false
  let asking: ReturnType<typeof setInterval> | undefined

  const hear = ({ name, data }: ServerEvent) => {
    if (name === 'refresh') return readAllAgain(queries)
    if (name === 'changed') freshness.noticed(data)
  }
  const listen = async (signal: AbortSignal) => {
    const silence = new AbortController()
    const comesLate = hasAsked
    hasAsked = true
    const result = await client.send(
      'followChanges',
      {},
      { signal: AbortSignal.any([signal, silence.signal]) },
    )
    if (!result.ok) return
    if (comesLate) readAllAgain(queries)
    let timer: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
    }
    alive()
    freshness.hasStream = true
    await readEvents(result.answer, { hear, alive }).finally(() => {
      clearTimeout(timer)
      freshness.hasStream = false
    })
  }
  const follow = async (signal: AbortSignal) => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const began = Date.now()
      // Every kind of end is handled the same way below.
      await listen(signal).catch(() => undefined)
      if (Date.now() - began > GOOD_MS) failures = 0
      await pause(backOff(failures), signal)
    }
  }
  const update = () => {
    const isWanted =
      session.state() === 'signed-in' &&
      isLetIn(queries) &&
      document.visibilityState === 'visible' &&
      navigator.onLine
    if (isWanted === Boolean(following)) return
    following?.abort()
    following = isWanted ? new AbortController() : undefined
    clearInterval(asking)
    if (!following) return
    void follow(following.signal)
    asking = setInterval(() => !freshness.hasStream && askWhoIsSeen(queries), ASKED_EVERY_MS)
  }

  const unsubscribe = session.subscribe(state => {
    // The session of another user has nothing to catch up on.
    if (state !== 'signed-in') hasAsked = false
    update()
  })
  const unfollowProfile = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'readProfile') update()
  })
  addEventListener('online', update)
  addEventListener('offline', update)
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    unsubscribe()
    unfollowProfile()
    removeEventListener('online', update)
    removeEventListener('offline', update)
    document.removeEventListener('visibilitychange', update)
    following?.abort()
    clearInterval(asking)
  }
}

/** Only if the server answers: otherwise all clients would send it more requests at once. */
function askWhoIsSeen(queries: QueryClient): void {
  void queries.invalidateQueries({
    queryKey: ['readProfile'],
    predicate: ({ state }) => state.error === null && state.fetchStatus === 'idle',
  })
}

/** A waiting device receives no events (calls §7.4), so the profile has to be loaded first. */
function isLetIn(queries: QueryClient): boolean {
  const profiles = queries.getQueriesData<Answer<'readProfile'>>({ queryKey: ['readProfile'] })
  return profiles.some(([, profile]) => profile && !profile.accessNotAuthorized)
}

/** Everything except the remote configuration, which has its own minimum interval (calls §9). */
function readAllAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'readConfig' })
}
