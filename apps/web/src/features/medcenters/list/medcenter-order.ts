import {
  type MedcenterSort,
  medcenterSorts,
  sortNeedsService,
} from '@vizit/domain/filters/medcenter-sorts.ts'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'

/** By distance a list is ordered on the device, because no request says where a patient is (docs/decisions/0082). */
export const BY_DISTANCE = 'byDistance'
export type MedcenterOrder = MedcenterSort | typeof BY_DISTANCE

/** The orders that can be chosen, with or without a service. */
export const ordersFor = ({ service }: Pick<MedcentersSearch, 'service'>): MedcenterOrder[] => [
  ...medcenterSorts.filter(sort => service !== undefined || !sortNeedsService(sort)),
  BY_DISTANCE,
]

/** The order of the address; if it names none, with a service the lowest price first, else the most doctors. */
export function orderOf(search: Pick<MedcentersSearch, 'service' | 'sort'>): MedcenterOrder {
  return ordersFor(search).find(order => order === search.sort) ?? usualSort(search)
}

export const usualSort = ({ service }: Pick<MedcentersSearch, 'service'>): MedcenterSort =>
  service === undefined ? 'byDoctorsCount' : 'byPrice'
