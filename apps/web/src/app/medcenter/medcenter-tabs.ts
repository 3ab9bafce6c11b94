import { shapedSearch } from '../router/search-params.ts'

/** The tabs of a medical centre: MedCenterInfo, MedCenterServices, DoctorList, MedCenterFeedbacks (calls §2). */
export const medcenterTabs = ['info', 'services', 'doctors', 'reviews'] as const
export type MedcenterTab = (typeof medcenterTabs)[number]

export interface MedcenterTabSearch {
  /** Absent: the information. */
  readonly tab?: string
}

const shapes = { tab: /^(services|doctors|reviews)$/ }

export const medcenterTabSearch = (search: Record<string, unknown>): MedcenterTabSearch =>
  shapedSearch(shapes, search)

/** The tab that an address names. */
export const tabOf = ({ tab }: MedcenterTabSearch): MedcenterTab =>
  medcenterTabs.find(known => known === tab) ?? 'info'
