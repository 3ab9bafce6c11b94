import { useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useDeferredValue } from 'react'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { useHost } from '../../app/frame/host.ts'
import { filterByTown } from './filter-by-town.ts'
import { filterForHost } from './filter-for-host.ts'
import type { Doctor } from './timeslot-types.ts'

/**
 * The doctors and branches of a medical organisation, in one town if it has any there; the doctors filtered by the host
 * page and by the other filters.
 */
export function useDoctorLists(
  provider: string,
  town: number | undefined,
  fits: (doctor: Doctor) => boolean = () => true,
) {
  const { settings } = useHost()
  const { town: chosen, branch } = useSearch({ strict: false })
  const input = { params: { provider } }
  const doctors = useCallQuery('listDoctors', { ...input, query: {} }, { staleTime: STALE_TIMES.listDoctors })
  const branches = useCallQuery('listBranches', input, { staleTime: STALE_TIMES.listBranches })
  // A hundred doctors are rendered at low priority, so that a slow phone stays responsive.
  const listed = useDeferredValue(doctors.data)
  const offered = listed && filterForHost(listed, settings).filter(fits)
  return {
    lists: offered &&
      branches.data && {
        ...filterByTown(offered, branches.data, town, chosen ? undefined : branch),
        isNarrowed: placesCount(offered) < placesCount(listed),
      },
    refusal: doctors.refusal ?? branches.refusal,
    retry: () => Promise.all([doctors.refetch(), branches.refetch()]),
  }
}

const placesCount = (doctors: readonly Doctor[]) =>
  doctors.reduce((count, { worksAt }) => count + worksAt.length, 0)
