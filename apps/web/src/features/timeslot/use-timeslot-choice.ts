import { useNavigate, useSearch } from '@tanstack/react-router'
import { autoSelectSingles } from '@vizit/domain/filters/choose-doctor.ts'
import type { DoctorChoice } from '@vizit/domain/filters/doctor-choice.ts'
import { useEffect, useRef } from 'react'
import { choiceFromAddress } from './choice-from-address.ts'
import { REPLACE_ADDRESS } from './replace-address.ts'
import type { Doctor } from './timeslot-types.ts'

export interface TimeslotChoice extends DoctorChoice {
  readonly date: string | null
}

/** The choice, stored in the address; every choice navigates to /timeslot (product §2). */
export function useTimeslotChoice(provider: string, doctors: readonly Doctor[] | undefined) {
  const search = useSearch({ strict: false })
  const { town, date, children, age } = search
  const navigate = useNavigate()
  const settled = useRef<string>(null)

  const valid = choiceFromAddress(search, doctors)
  // Where nobody accepts the age of the link, its branch stays and says so: another one may be in another town.
  const branchId = valid.branchId ?? ((age && search.branch) || null)
  const choice: TimeslotChoice = { ...valid, branchId, date: date ?? null }

  function choose(next: Partial<TimeslotChoice>, how: Partial<typeof REPLACE_ADDRESS> = {}) {
    const all = { ...choice, ...next }
    const search = {
      clinic: provider,
      ...(town && { town }),
      ...(children && { children }),
      ...(age && { age }),
      ...(all.branchId && { branch: all.branchId }),
      ...(all.specialityId && { speciality: all.specialityId }),
      ...(all.doctorId && { doctor: all.doctorId }),
      ...(all.date && { date: all.date }),
    }
    void navigate({ to: '/timeslot', search, resetScroll: false, ...how })
  }

  useEffect(() => {
    // Once for each new list: what the user cleared stays cleared (product §2).
    if (!doctors || settled.current === provider) return
    settled.current = provider
    const { specialityId, doctorId } = choice
    const single = autoSelectSingles(doctors, { branchId, specialityId, doctorId })
    if (
      single.branchId !== branchId ||
      single.doctorId !== doctorId ||
      single.specialityId !== specialityId
    ) {
      choose(single, REPLACE_ADDRESS)
    }
  })

  return { choice, choose }
}
