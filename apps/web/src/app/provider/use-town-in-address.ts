import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useChosenTown, useTown } from './provider-choice.ts'

/**
 * The town of a list; undefined for all regions. The town of the head is put into the address, so that a link that is
 * passed on opens the same list.
 */
export function useTownInAddress(): number | undefined {
  const navigate = useNavigate()
  const { town: named } = useSearch({ strict: false })
  const chosen = useChosenTown()
  const isMissing = named === undefined && chosen !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each town that is chosen
  useEffect(() => {
    if (!isMissing) return
    const search = (given: object) => ({ town: String(chosen), ...given })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }, [isMissing, chosen])
  return useTown()
}
