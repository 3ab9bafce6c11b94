import { shapedSearch } from '../router/search-params.ts'

/** The tabs of a medical centre besides its information (calls §2): MedCenterServices, DoctorList, MedCenterFeedbacks. */
export interface MedcenterTabSearch {
  readonly tab?: string
}

const shapes = { tab: /^(services|doctors|reviews)$/ }

export const medcenterTabSearch = (search: Record<string, unknown>): MedcenterTabSearch =>
  shapedSearch(shapes, search)
