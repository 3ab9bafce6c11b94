import type { HistoryState, ParsedLocation } from '@tanstack/react-router'

/* The state of links from a list to a page, by which the page leads back to the place in the list (`use-back-to-list.ts`). */

/** In the list. */
export const fromThisList = ({ __TSR_index }: ParsedLocation['state']): HistoryState => ({
  fromList: __TSR_index,
})

/** Between the tabs of a page, and where its address changes. */
export const fromSameList = ({ fromList }: HistoryState): HistoryState =>
  fromList === undefined ? {} : { fromList }
