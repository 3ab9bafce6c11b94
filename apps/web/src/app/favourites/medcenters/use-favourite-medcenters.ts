import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { newestFavourites } from '@vizit/domain/favourites/favourite-doctors.ts'
import { useSessionState } from '../../session/session.ts'

type FavouriteMedcenter = Answer<'listFavouriteMedcenters'>[number]
/** A medical centre as lists and its page have it. */
export type MedcenterToBookmark = Pick<
  Answer<'findMedcenters'>['items'][number],
  'branchId' | 'branch' | 'address' | 'photoUrl' | 'providerCode'
>

/** The account's favourite medical centres; no request is made for a guest. */
export function useFavouriteMedcenters() {
  const enabled = useSessionState() === 'signed-in'
  return useCallQuery('listFavouriteMedcenters', {}, { enabled, staleTime: 60_000 })
}

/** Changes the list that is shown, until the account's own is read again. */
export function useShownFavourites() {
  const queries = useQueryClient()
  return {
    show: ({ branchId, branch, ...rest }: MedcenterToBookmark, addedAt: string) => {
      const added = { ...rest, id: branchId, displayName: branch, type: 'medcenters' as const, addedAt }
      changeShown(queries, list => newestFavourites([added, ...list]))
    },
    hide: (id: string) => changeShown(queries, list => list.filter(each => each.id !== id)),
  }
}

const changeShown = (
  queries: QueryClient,
  change: (list: readonly FavouriteMedcenter[]) => FavouriteMedcenter[],
) =>
  queries.setQueryData(
    ['listFavouriteMedcenters', {}],
    (list: FavouriteMedcenter[] | undefined) => list && change(list),
  )
