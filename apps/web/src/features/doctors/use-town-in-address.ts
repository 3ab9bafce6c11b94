import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { DoctorsSearch } from '../../app/doctor/doctors-search.ts'
import { useChosenTown } from '../../app/provider/provider-choice.ts'
import { withTown } from './doctors-query.ts'

/**
 * The filters with the town of the head. It stands in the address as soon as it is chosen, so that a link that is
 * passed on opens the same list.
 */
export function useTownInAddress(address: DoctorsSearch): DoctorsSearch {
  const navigate = useNavigate()
  const chosen = useChosenTown()
  const search = withTown(address, chosen)
  const isMissing = search !== address
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each town that is chosen
  useEffect(() => {
    if (isMissing) void navigate({ to: '/doctors', search, replace: true, resetScroll: false })
  }, [isMissing, chosen])
  return search
}
