import { useNavigate } from '@tanstack/react-router'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'

type Change = { readonly [Part in keyof MedcentersSearch]: MedcentersSearch[Part] | undefined }

/** Changes the list by its address, with the town in it, so that a shared link opens the same list. */
export function useChangeSearch(search: MedcentersSearch, town: number | undefined) {
  const navigate = useNavigate()
  return (change: Change) => {
    const next = { ...(town && { town: String(town) }), ...search, ...change }
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value))
    void navigate({ to: '/medcenters', search: given, replace: true, resetScroll: false })
  }
}
