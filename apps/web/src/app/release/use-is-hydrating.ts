import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/**
 * True while the server renders a page and while the browser takes its markup over: what this device knows is shown in
 * the next step, because the server does not know it. That step is a transition, which React renders in small parts: as
 * one task it would keep a slow phone from reacting.
 */
export function useIsHydrating(): boolean {
  const [markup] = useState({ isTakenOver: false })
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => markup.isTakenOver,
    // Asked for by React where it renders for the server or hydrates. The value stays, because React answers a change of it at once.
    () => {
      markup.isTakenOver = true
      return true
    },
  )
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (isTakenOver) startTransition(() => setIsOver(true))
  }, [isTakenOver])
  return isTakenOver && !isOver
}

const neverChanges = () => () => undefined
