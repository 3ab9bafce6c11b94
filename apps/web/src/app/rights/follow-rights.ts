import type { QueryClient } from '@tanstack/react-query'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import { storeState } from '../device-store/store-state.ts'
import { testsSource } from '../documents/tests-source.ts'
import type { Profile } from '../people/profile.ts'
import { readsOfTopic } from '../realtime/reads-of-topic.ts'
import { visitsSource } from '../visit/visits-source.ts'
import { dropFromList, keepSeenOnly } from './drop-from-lists.ts'
import { heldOn } from './seen-people.ts'

/**
 * A right that was taken back is felt wherever the page hears of it first: by a profile that says so, or by a refused
 * visit or test. What the page and the device remember of it goes, and what is shown is read again.
 */
export function followRights(queries: QueryClient): () => void {
  let former: string | undefined

  const compare = () => {
    const profile = queries.getQueryData<Profile>(['readProfile', {}])
    // A device that waits for its owner's word is told of nobody.
    if (!profile || profile.accessNotAuthorized) return
    void forgetUnseen(queries, profile)
    const rights = JSON.stringify(
      profile.family.map(({ profileId, accessLevels }) => [profileId, accessLevels]),
    )
    const hasChanged = former !== undefined && former !== rights
    former = rights
    if (hasChanged) readAgain(queries)
  }
  const unfollow = queries.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type === 'removed' && query.queryKey[0] === 'readProfile') former = undefined
    if (type !== 'updated' || !('action' in event)) return
    if (event.action.type === 'success' && query.queryKey[0] === 'readProfile') compare()
    if (event.action.type === 'error' && isGone(event.action.error)) forgetOne(queries, query.queryKey)
  })
  const store = storeState.subscribe(({ state }) => {
    if (state === 'open') compare()
  })
  compare()
  return () => {
    unfollow()
    store.unsubscribe()
  }
}

async function forgetUnseen(queries: QueryClient, profile: Profile): Promise<void> {
  const reports = heldOn(profile, 'VIEW_REPORTS_TESTS')
  await keepSeenOnly(visitsSource, queries, { records: heldOn(profile, 'VIEW_VISITS'), reports })
  await keepSeenOnly(testsSource, queries, { records: reports, reports })
}

/** What nobody looks at is forgotten: it would be shown for a moment when somebody does. */
function readAgain(queries: QueryClient): void {
  for (const read of readsOfTopic.family) {
    if (read === 'readProfile') continue
    const isList = read === visitsSource.call || read === testsSource.call
    if (!isList) queries.removeQueries({ queryKey: [read], type: 'inactive' })
    void queries.invalidateQueries({ queryKey: [read] })
  }
}

const isGone = (error: unknown) => error instanceof RefusedError && error.refusal.code === 'NOT_FOUND'

/** A visit or a test that the server does not give any more leaves the lists as well. */
function forgetOne(queries: QueryClient, [name, input]: readonly unknown[]): void {
  const { orderId, testId } = (input as { params?: Record<string, string> } | undefined)?.params ?? {}
  if (name === 'showVisit') void dropFromList(visitsSource, queries, visit => visit.orderId === orderId)
  if (name === 'showTest') void dropFromList(testsSource, queries, test => test.id === testId)
}
