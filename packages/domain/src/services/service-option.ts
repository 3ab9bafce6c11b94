import type { ServiceChoice, ServicePart } from './service-choice.ts'
import type { ServicePath } from './service-paths.ts'
import { autoSelectSingles, validService } from './service-selection.ts'

/** An option within a service, as far as it changes the medical centre (product §3, "Service catalogue"). */
export interface OptionPlaces {
  readonly branchIds: readonly string[]
}

/** True if the option and the branch can be combined. If not, the one that is not chosen gets an asterisk. */
export const isOptionAtBranch = (option: OptionPlaces | null, branchId: string | null): boolean =>
  option === null || branchId === null || option.branchIds.includes(branchId)

/** The ways that remain possible with an option of the chosen service. */
export const pathsWith = (
  paths: readonly ServicePath[],
  { serviceId }: ServiceChoice,
  option: OptionPlaces | null,
): readonly ServicePath[] =>
  paths.filter(path => path.serviceId !== serviceId || isOptionAtBranch(option, path.branchId))

/** An option clears a branch that does not offer it, and the specialist chosen there. */
export function chooseOption(
  paths: readonly ServicePath[],
  choice: ServiceChoice,
  order: readonly ServicePart[],
  option: OptionPlaces | null,
): ServiceChoice {
  const open = pathsWith(paths, choice, option)
  const kept = isOptionAtBranch(option, choice.branchId)
    ? choice
    : { ...choice, branchId: null, doctorId: null }
  return autoSelectSingles(open, validService(open, kept, order))
}
