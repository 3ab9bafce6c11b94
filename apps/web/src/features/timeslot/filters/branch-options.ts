import type { SelectOption } from '@vizit/ui/form/select-field.tsx'
import { branchNameWithoutClinic } from '../../../app/provider/branch-name-without-clinic.ts'
import type { Branch } from '../timeslot-types.ts'

/** Branches without the name of their organisation, which is shown above; with the address if names repeat. */
export function branchOptions(branches: readonly Branch[], clinic: string | undefined): SelectOption[] {
  const sameName = (name: string) => branches.filter(({ branch }) => branch === name).length > 1
  return branches.map(({ branchId, branch, address }) => {
    const fullName = sameName(branch) ? `${branch}, ${address}` : branch
    return { value: branchId, label: branchNameWithoutClinic(fullName, clinic), fullName }
  })
}
