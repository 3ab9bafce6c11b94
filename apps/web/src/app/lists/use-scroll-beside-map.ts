import { type RefObject, useEffect, useRef } from 'react'

/** Where the list's styles put the map beside it. */
const IS_BESIDE = '(min-width: 75em)'

/**
 * Scrolls the selected entry of a list into view if the map stands beside the list. A map above the list would go out
 * of view, and it names the selected place itself.
 */
export function useScrollBesideMap(isSelected: boolean): RefObject<HTMLDivElement | null> {
  const entry = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSelected && matchMedia(IS_BESIDE).matches) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return entry
}
