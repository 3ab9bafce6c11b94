import type { QueryClient } from '@tanstack/react-query'
import { readsOf } from '@vizit/api-client/generated/topics.ts'
import { RefusedError } from '@vizit/api-client/react/refused-error.ts'
import { storeState } from '../device-store/store-state.ts'
import { testsSource } from '../documents/tests-source.ts'
import type { Profile } from '../people/profile.ts'
import { visitsSource } from '../visit/visits-source.ts'
import { dropFromList, keepVisiblePeopleOnly } from './drop-from-lists.ts'
import { profilesWithLevel } from './profiles-with-level.ts'

/**
 * Handles a right that was taken back, as soon as the page learns of it: from the profile, or from a refused visit or
 * test. The cached and stored data are deleted, and the shown data are read again.
 */
export function followRights(queries: QueryClient): () => void {
  let former: string | undefined

  const compare = () => {
    const profile = queries.getQueryData<Profile>(['readProfile', {}])
    // A waiting device receives nobody's data.
    if (!profile || profile.accessNotAuthorized) return
    void forgetUnseen(queries, profile)
    const rights = JSON.stringify(
      profile.family.map(({ profileId, accessLevels }) => [profileId, accessLevels]),
    )
    const hasChanged = former !== undefined && former !== rights
    former = rights
    if (hasChanged) rereadSlots(queries)
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
  const reports = profilesWithLevel(profile, 'VIEW_REPORTS_TESTS')
  await keepVisiblePeopleOnly(visitsSource, queries, {
    records: profilesWithLevel(profile, 'VIEW_VISITS'),
    reports,
    coverage: profilesWithLevel(profile, 'VIEW_COVERAGE'),
  })
  await keepVisiblePeopleOnly(testsSource, queries, { records: reports, reports, coverage: [] })
}

/** Inactive queries are removed; otherwise their old data would be shown for a moment on the next visit. */
function rereadSlots(queries: QueryClient): void {
  for (const read of readsOf.family) {
    if (read === 'readProfile') continue
    const isList = read === visitsSource.call || read === testsSource.call
    if (!isList) queries.removeQueries({ queryKey: [read], type: 'inactive' })
    void queries.invalidateQueries({ queryKey: [read] })
  }
}

const isGone = (error: unknown) => error instanceof RefusedError && error.refusal.code === 'NOT_FOUND'

/** A visit or a test that the server no longer returns is removed from the lists too. */
function forgetOne(queries: QueryClient, [name, input]: readonly unknown[]): void {
  const { orderId, testId } = (input as { params?: Record<string, string> } | undefined)?.params ?? {}
  if (name === 'showVisit') void dropFromList(visitsSource, queries, visit => visit.orderId === orderId)
  if (name === 'showTest') void dropFromList(testsSource, queries, test => test.id === testId)
}
