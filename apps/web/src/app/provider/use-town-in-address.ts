import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useChosenTown } from './provider-choice.ts'

/**
 * The town of a list; 0 or undefined: all regions. The town of the head is put into the address, so that a link that is
 * passed on opens the same list; the list of another town begins with its first page.
 */
export function useTownInAddress(): number | undefined {
  const navigate = useNavigate()
  const { town: named } = useSearch({ strict: false })
  const chosen = useChosenTown()
  const isMissing = chosen !== undefined && named !== String(chosen)
  const before = useRef(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each town that is chosen
  useEffect(() => {
    const isOther = chosen !== undefined && before.current !== chosen
    before.current = chosen
    if (!isMissing && !isOther) return
    const town = String(chosen)
    const search = ({ town: _, cursor: __, ...others }: { town?: string; cursor?: string }) => ({
      town,
      ...others,
    })
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }, [isMissing, chosen])
  return chosen
}
