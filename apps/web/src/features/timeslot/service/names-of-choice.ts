import { branchOptions } from '../filters/branch-options.ts'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

/** The chosen specialist and branch by their names, the organisation where neither is chosen; the service has a card. */
export function namesOfChoice(
  { branches, doctors }: ServiceLists,
  { wish }: ServiceSelection,
  clinic: string | undefined,
): readonly string[] {
  const names = [
    doctors.find(({ id }) => id === wish.doctorId)?.displayName,
    branchOptions(branches, clinic).find(({ value }) => value === wish.branchId)?.label,
  ].filter(name => name !== undefined)
  return names.length > 0 || !clinic ? names : [clinic]
}
