import { type SearchChange, useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { type VisitsSearch, visitsSearch } from '../visits-search.ts'

/** Changes some of the address's parameters; the visit to show first is dropped. */
export function useChangeVisitsSearch() {
  const change = useChangeAddress(visitsSearch)
  return (some: SearchChange<VisitsSearch>) => change({ ...some, visit: undefined })
}
