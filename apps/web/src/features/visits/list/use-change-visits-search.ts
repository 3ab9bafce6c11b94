import { useNavigate } from '@tanstack/react-router'
import type { VisitsSearch } from '../visits-search.ts'

type Change = { readonly [Name in keyof VisitsSearch]: VisitsSearch[Name] | undefined }

/** Changes some of the address's parameters in place; the visit to show first is dropped. */
export function useChangeVisitsSearch() {
  const navigate = useNavigate()
  return (change: Change): void =>
    void navigate({
      from: '/visits/',
      to: '.',
      search: before => {
        const changed = Object.entries({ ...before, ...change, visit: undefined })
        return Object.fromEntries(changed.filter(([, value]) => value !== undefined))
      },
      replace: true,
      resetScroll: false,
    })
}
