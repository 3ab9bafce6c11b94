import {
  type MedcenterSort,
  medcenterSorts,
  sortNeedsService,
} from '@vizit/domain/filters/medcenter-sorts.ts'
import { BY_DISTANCE, type MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'

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
