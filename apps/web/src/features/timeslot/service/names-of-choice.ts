import { branchOptions } from '../filters/branch-options.ts'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

/**
 * The names of the chosen specialist and branch, or of the organisation if neither is chosen; the service has its own
 * card.
 */
export function namesOfChoice(
  { branches, doctors }: ServiceLists,
  { chosen }: ServiceSelection,
  clinic: string | undefined,
): readonly string[] {
  const names = [
    doctors.find(({ id }) => id === chosen.doctorId)?.displayName,
    branchOptions(branches, clinic).find(({ value }) => value === chosen.branchId)?.label,
  ].filter(name => name !== undefined)
  return names.length > 0 || !clinic ? names : [clinic]
}
