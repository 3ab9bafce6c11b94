import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/** The press of a link to all of a list: whoever came from a list gets back to the same place of it. */
export function useBackToList(): (event: MouseEvent) => void {
  const { history } = useRouter()
  const { fromList, __TSR_index: here } = useLocation().state
  return event => {
    if (fromList === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A tab of the page may be a step, too.
    history.go(fromList - here)
  }
}
