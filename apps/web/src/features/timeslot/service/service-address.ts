import type { ServiceChoice } from '@vizit/domain/services/service-choice.ts'
import type { ServiceSearch } from '../../../app/booking/service-search.ts'

/** The whole choice on the service booking screen; null means not set. */
export interface ServiceAddressChoice extends ServiceChoice {
  readonly optionId: string | null
  /** True for any free doctor instead of a specialist. */
  readonly anyDoctor: boolean
  readonly date: string | null
  /** Null: not for a child. */
  readonly childAge: number | null
}

/** The choice in the address, unchecked. */
export const serviceChoiceFromAddress = (search: ServiceSearch): ServiceAddressChoice => ({
  directionId: search.direction ?? null,
  subGroupId: search.group ?? null,
  serviceId: search.service ?? null,
  optionId: search.option ?? null,
  branchId: search.branch ?? null,
  doctorId: search.doctor === 'any' ? null : (search.doctor ?? null),
  anyDoctor: search.doctor === 'any',
  date: search.date ?? null,
  childAge: search.child === undefined ? null : Number(search.child),
})

/** Writes the choice into the address; other parameters stay. */
export function addressOf(
  chosen: ServiceAddressChoice,
  { town, mine }: ServiceSearch,
  clinic: string,
): ServiceSearch {
  const doctor = chosen.anyDoctor ? 'any' : chosen.doctorId
  return {
    clinic,
    ...(town && { town }),
    ...(mine && { mine }),
    ...(chosen.childAge !== null && { child: String(chosen.childAge) }),
    ...(chosen.directionId && { direction: chosen.directionId }),
    ...(chosen.subGroupId && { group: chosen.subGroupId }),
    ...(chosen.serviceId && { service: chosen.serviceId }),
    ...(chosen.optionId && { option: chosen.optionId }),
    ...(chosen.branchId && { branch: chosen.branchId }),
    ...(doctor && { doctor }),
    ...(chosen.date && { date: chosen.date }),
  }
}
