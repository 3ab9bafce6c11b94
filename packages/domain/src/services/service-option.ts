import type { ServiceChoice, ServicePart } from './service-choice.ts'
import type { ServicePath } from './service-paths.ts'
import { autoSelectSingles, validService } from './service-selection.ts'

/** A choice within a service, as far as it changes the centre (product §3, "Service catalogue"). */
export interface OptionPlaces {
  readonly branchIds: readonly string[]
}

/** Can both be had together? Where they cannot, the one not chosen is marked by an asterisk. */
export const givenAt = (option: OptionPlaces | null, branchId: string | null): boolean =>
  option === null || branchId === null || option.branchIds.includes(branchId)

/** The ways that stay open with an option of the chosen service. */
export const pathsWith = (
  paths: readonly ServicePath[],
  { serviceId }: ServiceChoice,
  option: OptionPlaces | null,
): readonly ServicePath[] =>
  paths.filter(path => path.serviceId !== serviceId || givenAt(option, path.branchId))

/** An option takes back a branch with which it cannot be had, and the specialist chosen there. */
export function chooseOption(
  paths: readonly ServicePath[],
  choice: ServiceChoice,
  order: readonly ServicePart[],
  option: OptionPlaces | null,
): ServiceChoice {
  const open = pathsWith(paths, choice, option)
  const kept = givenAt(option, choice.branchId) ? choice : { ...choice, branchId: null, doctorId: null }
  return autoSelectSingles(open, validService(open, kept, order))
}
