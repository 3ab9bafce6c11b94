import { ADULT_AGE } from '../person/age.ts'

/** The patients that a service is for. */
export interface ServiceAges {
  readonly forAdult: boolean
  readonly forChildren: boolean
  /** Whole years; null = any. */
  readonly childrenAge: number | null
}

/** True if this service is for a patient of `age` whole years (product §5, "Services offered by"). */
export function serviceSuits(service: ServiceAges, age: number): boolean {
  return age >= ADULT_AGE ? service.forAdult : service.forChildren && age >= (service.childrenAge ?? 0)
}
