/** How medical centres are ordered; the last two only where they give one service (calls §3.1). */
export const medcenterSorts = [
  'byDoctorsCount',
  'byMedcenterName',
  'byFeedbacks',
  'withoutSort',
  'byPrice',
] as const
export type MedcenterSort = (typeof medcenterSorts)[number]

/** True if the order compares what centres ask for one service, or takes the order of its catalogue. */
export const sortNeedsService = (sort: MedcenterSort): boolean => sort === 'withoutSort' || sort === 'byPrice'

/**
 * Which medical centres are listed (calls §3.1, "Medical centre filter"); `notByProgram`: where a programme covers nothing
 * (product §2, "covered and not covered medical centres").
 */
export const medcenterFilters = ['any', 'byProgram', 'notByProgram', 'bookmarks'] as const
type MedcenterFilter = (typeof medcenterFilters)[number]

/** True if the filter asks for a programme. */
export const isByProgramme = (filter: MedcenterFilter): boolean =>
  filter === 'byProgram' || filter === 'notByProgram'
