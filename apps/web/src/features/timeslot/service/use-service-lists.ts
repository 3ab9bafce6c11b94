import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useFavourites } from '../../../app/favourites/favourites.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { useDoctorLists } from '../use-doctor-lists.ts'

/**
 * The services of a medical organisation with the doctors and branches that give them; with `mine`, only the favourite
 * doctors.
 */
export function useServiceLists(provider: string, mine: boolean) {
  const services = useCallQuery('listServices', { params: { provider } }, { staleTime: 300_000 })
  const { lists, refusal, retry } = useDoctorLists(provider, useTown())
  const favourites = useFavourites()
  const own = new Set(favourites.map(({ id }) => id))
  return {
    lists:
      services.data && lists
        ? {
            catalogue: services.data,
            branches: lists.branches,
            isWhole: lists.isWhole,
            doctors: mine ? lists.doctors.filter(({ id }) => own.has(id)) : lists.doctors,
          }
        : undefined,
    refusal: services.refusal ?? refusal,
    retry: () => void Promise.all([services.refetch(), retry()]),
  }
}

export type ServiceLists = NonNullable<ReturnType<typeof useServiceLists>['lists']>
