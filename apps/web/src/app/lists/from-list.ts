import { type HistoryState, type ParsedLocation, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'

/* The state of links from a list to a page, by which the page leads back to the place in the list. */

/** In the list. */
export const fromThisList = ({ __TSR_index }: ParsedLocation['state']): HistoryState => ({
  fromList: __TSR_index,
})

/** Between the tabs of a page, and where its address changes. */
export const fromSameList = ({ fromList }: HistoryState): HistoryState =>
  fromList === undefined ? {} : { fromList }

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
