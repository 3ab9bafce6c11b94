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
  wish: ServiceAddressChoice,
  { town, mine }: ServiceSearch,
  clinic: string,
): ServiceSearch {
  const doctor = wish.anyDoctor ? 'any' : wish.doctorId
  return {
    clinic,
    ...(town && { town }),
    ...(mine && { mine }),
    ...(wish.childAge !== null && { child: String(wish.childAge) }),
    ...(wish.directionId && { direction: wish.directionId }),
    ...(wish.subGroupId && { group: wish.subGroupId }),
    ...(wish.serviceId && { service: wish.serviceId }),
    ...(wish.optionId && { option: wish.optionId }),
    ...(wish.branchId && { branch: wish.branchId }),
    ...(doctor && { doctor }),
    ...(wish.date && { date: wish.date }),
  }
}
