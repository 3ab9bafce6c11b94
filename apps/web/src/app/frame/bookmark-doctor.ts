import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { callQuery } from '@vizit/api-client/react/call-query.ts'
import { addFavourite } from '../favourites/favourites.ts'
import { isComplete } from '../people/profile.ts'
import { session } from '../session/session.ts'

interface Bookmarked {
  readonly provider: string
  readonly doctorId: string
  readonly branchId: string | undefined
}

/**
 * Adds a doctor to the favourites if the user is signed in and has a complete profile (product §5); other users have no
 * favourites.
 */
export async function bookmarkDoctor(
  { provider, doctorId, branchId }: Bookmarked,
  { client, queries }: { readonly client: Client; readonly queries: QueryClient },
): Promise<void> {
  if (session.state() !== 'signed-in') return
  const read = { retry: false, staleTime: 60_000 }
  const profile = await queries.fetchQuery({ ...callQuery(client, 'readProfile', {}), ...read })
  if (!isComplete(profile)) return
  const doctors = callQuery(client, 'listDoctors', { params: { provider }, query: {} })
  const doctor = (await queries.fetchQuery({ ...doctors, ...read })).find(({ id }) => id === doctorId)
  const at = doctor?.branches.find(id => id === branchId) ?? doctor?.branches[0]
  if (!doctor || !at) return
  const { id, displayName, photoUrl } = doctor
  addFavourite({ id, displayName, photoUrl, branchId: at, providerCode: provider })
}
