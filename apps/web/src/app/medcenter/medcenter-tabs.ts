import { oneOf } from '../lists/search-shapes.ts'
import { searchCheck } from '../router/search-params.ts'

/** The tabs of a medical centre: MedCenterInfo, MedCenterServices, DoctorList, MedCenterFeedbacks (calls §2). */
export const medcenterTabs = ['info', 'services', 'doctors', 'reviews'] as const
export type MedcenterTab = (typeof medcenterTabs)[number]

export interface MedcenterTabSearch {
  /** Absent: the information. */
  readonly tab?: string
}

export const medcenterTabSearch = searchCheck<MedcenterTabSearch>({ tab: oneOf(medcenterTabs, 'info') })

/** The tab that an address names. */
export const tabOf = ({ tab }: MedcenterTabSearch): MedcenterTab =>
  medcenterTabs.find(known => known === tab) ?? 'info'
