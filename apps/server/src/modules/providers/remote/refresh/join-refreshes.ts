import type { ProviderSync, RefreshRequest } from '../../port.ts'
import type { KnownAt } from '../../store/organisations-of-profiles.ts'

type RefreshKey = Pick<RefreshRequest, 'profileIds' | 'kind' | 'forced'>
type Refresh = (known: KnownAt, asked: RefreshKey) => Promise<ProviderSync>

interface Running {
  readonly forced: boolean
  readonly sync: Promise<ProviderSync>
}

/**
 * At most one refresh per person and organisation runs at a time: a later caller waits for its result. A forced
 * call waits too, but then runs a refresh of its own if the earlier one may have skipped the person.
 */
export function joinRefreshes(refresh: Refresh): Refresh {
  const running = new Map<string, Running>()

  const begin = (known: KnownAt, asked: RefreshKey, before: readonly Promise<ProviderSync>[]) => {
    const sync = Promise.all(before).then(() => refresh(known, asked))
    const mine: Running = { forced: asked.forced, sync }
    const keys = asked.profileIds.map(profileId => keyOf(known, asked, profileId))
    for (const key of keys) running.set(key, mine)
    const end = () => {
      for (const key of keys) if (running.get(key) === mine) running.delete(key)
    }
    sync.then(end, end)
    return sync
  }

  return async (known, asked) => {
    const joined = new Set<Promise<ProviderSync>>()
    const before = new Set<Promise<ProviderSync>>()
    const others: string[] = []
    for (const profileId of new Set(asked.profileIds)) {
      const other = running.get(keyOf(known, asked, profileId))
      if (other && (other.forced || !asked.forced)) joined.add(other.sync)
      else {
        others.push(profileId)
        if (other) before.add(other.sync)
      }
    }
    if (others.length > 0) joined.add(begin(known, { ...asked, profileIds: others }, [...before]))
    const [first, ...rest] = await Promise.all(joined)
    return first ? rest.reduce(worseOf, first) : refresh(known, asked)
  }
}

const keyOf = ({ providerId }: KnownAt, { kind }: RefreshKey, profileId: string) =>
  `${providerId} ${kind} ${profileId}`

const FROM_WORST = ['SYNC_FAILED', 'CLINIC_UNAVAILABLE', 'pending', 'synced']

/** Combines the results of several people: the worst outcome, and the oldest time. */
function worseOf(one: ProviderSync, other: ProviderSync): ProviderSync {
  const { outcome } = FROM_WORST.indexOf(one.outcome) <= FROM_WORST.indexOf(other.outcome) ? one : other
  const times = [one, other].map(({ syncedAt }) => syncedAt?.getTime() ?? 0)
  const earliest = Math.min(...times)
  return { ...one, outcome, syncedAt: earliest === 0 ? null : new Date(earliest) }
}
