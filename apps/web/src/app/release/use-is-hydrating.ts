import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * True while the server renders a page and while the browser takes its markup over: what this device knows is shown in
 * the next step, because the server does not know it. That step is a transition, which React renders in small parts: as
 * one task it would keep a slow phone from reacting.
 */
export function useIsHydrating(): boolean {
  const [markup, setMarkup] = useState({ isTakenOver: false })
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => markup.isTakenOver,
    // React asks for this where it renders for the server or hydrates. It stays until the transition: a change that React
    // finds by itself would be rendered at once.
    () => {
      markup.isTakenOver = true
      return true
    },
  )
  useEffect(() => {
    if (isTakenOver) startTransition(() => setMarkup({ isTakenOver: false }))
  }, [isTakenOver])
  return isTakenOver
}

const neverChanges = () => () => undefined
