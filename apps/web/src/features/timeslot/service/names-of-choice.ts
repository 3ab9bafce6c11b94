import { branchOptions } from '../filters/branch-options.ts'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

/** The chosen service, its option, specialist and branch by their names. */
export function namesOfChoice(
  { branches, doctors }: ServiceLists,
  { service, option, wish }: ServiceSelection,
  clinic: string | undefined,
): readonly string[] {
  return [
    service?.name,
    option?.name,
    doctors.find(({ id }) => id === wish.doctorId)?.displayName,
    branchOptions(branches, clinic).find(({ value }) => value === wish.branchId)?.label,
  ].filter(name => name !== undefined)
}
