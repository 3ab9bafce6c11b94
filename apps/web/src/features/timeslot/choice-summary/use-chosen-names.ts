import { useSearch } from '@tanstack/react-router'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { choiceFromAddress } from '../choice-from-address.ts'
import { branchOptions } from '../filters/branch-options.ts'
import { useClinic } from '../use-clinic.ts'
import { useDoctorLists } from '../use-doctor-lists.ts'

/** The names of the chosen doctor, speciality and branch; the organisation if neither is chosen. */
export function useChosenNames(provider: string): readonly string[] {
  const search = useSearch({ strict: false })
  const clinic = useClinic(provider)?.name
  const { lists } = useDoctorLists(provider, useTown())
  if (!lists) return []
  const { branchId, specialityId, doctorId } = choiceFromAddress(search, lists.doctors)
  const doctor = lists.doctors.find(({ id }) => id === doctorId)
  const names = [
    doctor?.displayName,
    lists.doctors.flatMap(({ worksAt }) => worksAt).find(place => place.specialityId === specialityId)
      ?.specialityName,
    branchOptions(lists.branches, clinic).find(({ value }) => value === branchId)?.label,
  ].filter(name => name !== undefined)
  return names.length > 0 || !clinic ? names : [clinic]
}
