import { type PricedService, priceAtBranches } from './price-at-branches.ts'
import { isOptionAtBranch } from './service-option.ts'

export interface OptionMarks {
  /** Its price differs from the one of the service here. */
  readonly changesPrice: boolean
  /** It is not given here: another medical centre must be chosen. */
  readonly changesCentre: boolean
}

/** What choosing an option of a service at this branch would change (product §3, "Service catalogue"). */
export function optionMarks(
  service: PricedService,
  option: PricedService['options'][number],
  branchId: string,
): OptionMarks {
  const here = priceAtBranches(service, [branchId])
  return {
    changesPrice:
      option.priceKind !== here.priceKind ||
      option.priceFrom !== here.priceFrom ||
      option.priceTo !== here.priceTo,
    changesCentre: !isOptionAtBranch(option, branchId),
  }
}
