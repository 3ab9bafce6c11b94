import { type RefObject, useEffect, useRef } from 'react'

interface MapInView {
  /** The box of the map. */
  readonly box: RefObject<HTMLDivElement | null>
  /** Brings the map into view, as when an entry of the list is to be shown on it. */
  readonly show: () => void
}

/** On a phone the map of a list is beyond the fold, or above the entry that is read: who asks for it sees it. */
export function useMapInView(isMap: boolean): MapInView {
  const box = useRef<HTMLDivElement>(null)
  const isShown = useRef(isMap)
  const show = () => box.current?.scrollIntoView({ block: 'nearest' })
  // The map may come only once its list has been read.
  useEffect(() => {
    if (isMap && !isShown.current) show()
    isShown.current = isMap && (isShown.current || box.current !== null)
  })
  return { box, show }
}
