import { type RefObject, useEffect, useState } from 'react'
import type { MapSize } from './map-view.ts'

/** Until the browser has laid the map out. */
const SMALLEST: MapSize = { width: 320, height: 320 }

/** The size of the element, followed. */
export function useSize(element: RefObject<HTMLElement | null>): MapSize {
  const [size, setSize] = useState(SMALLEST)
  useEffect(() => {
    const { current } = element
    if (!current || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = current
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return size
}
