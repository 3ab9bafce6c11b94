import { oneOf, SEARCH_TEXT } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'
import { AGE_OR_CHILD } from '../service/services-search.ts'

/** The tabs of a medical centre: MedCenterInfo, MedCenterServices, DoctorList, MedCenterFeedbacks (calls §2). */
export const medcenterTabs = ['info', 'services', 'doctors', 'reviews'] as const
export type MedcenterTab = (typeof medcenterTabs)[number]

export interface MedcenterTabSearch {
  /** Absent: the information. */
  readonly tab?: string
  /** Words of its services. */
  readonly q?: string
  /** The directions of services that are open, separated by commas. */
  readonly open?: string
  /** Of the patient whom services are looked for, as in their list. */
  readonly age?: string
}

export const medcenterTabSearch = searchCheck<MedcenterTabSearch>({
  tab: oneOf(medcenterTabs, 'info'),
  q: SEARCH_TEXT,
  open: /^\d+(,\d+){0,50}$/,
  age: AGE_OR_CHILD,
})

/** The tab that an address names. */
export const tabOf = ({ tab }: MedcenterTabSearch): MedcenterTab =>
  medcenterTabs.find(known => known === tab) ?? 'info'
