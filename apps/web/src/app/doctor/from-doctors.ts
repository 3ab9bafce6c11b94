import type { HistoryState, ParsedLocation } from '@tanstack/react-router'

/* The state of links to a doctor's page, by which it leads back to the place in the list. */

/** In the list of doctors. */
export const fromThisList = ({ __TSR_index }: ParsedLocation['state']): HistoryState => ({
  fromDoctors: __TSR_index,
})

/** Between the tabs of a doctor's page. */
export const fromSameList = ({ fromDoctors }: HistoryState): HistoryState =>
  fromDoctors === undefined ? {} : { fromDoctors }
