import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  noService,
  partsInOrder,
  type ServiceChoice,
  type ServicePart,
  servicePriorities,
} from '@vizit/domain/services/service-choice.ts'
import { chooseOption, isOptionAtBranch, pathsWith } from '@vizit/domain/services/service-option.ts'
import { servicePaths } from '@vizit/domain/services/service-paths.ts'
import { autoSelectSingles, chooseService, validService } from '@vizit/domain/services/service-selection.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useConfig } from '../../../app/api/use-config.ts'
import { REPLACE_ADDRESS } from '../replace-address.ts'
import { addressOf, type ServiceAddressChoice, serviceChoiceFromAddress } from './service-address.ts'
import { asServiceDoctor } from './service-types.ts'
import { usePatientAge } from './use-patient-age.ts'
import type { ServiceLists } from './use-service-lists.ts'

/** The choice, stored in the address of the current screen, so that the focus stays where it is. */
export function useServiceChoice(provider: string, { catalogue, doctors }: ServiceLists) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const asked = serviceChoiceFromAddress(search)
  const age = usePatientAge(asked.childAge)
  const { data: config } = useConfig()
  const order = partsInOrder(config?.servicePriorities ?? servicePriorities)
  const paths = useMemo(
    () => servicePaths(catalogue, doctors.map(asServiceDoctor), age),
    [catalogue, doctors, age],
  )
  const valid = validService(paths, choiceOf(asked), order)
  const service = catalogue.services.find(({ id }) => id === valid.serviceId) ?? null
  const option = service?.options.find(({ id }) => id === asked.optionId) ?? null
  const choice: ServiceChoice = option ? validService(pathsWith(paths, valid, option), valid, order) : valid
  const chosen: ServiceAddressChoice = { ...asked, ...choice, optionId: option?.id ?? null }
  const lostBranchId = choice.branchId === null ? asked.branchId : null

  function show(next: ServiceAddressChoice, how: Partial<typeof REPLACE_ADDRESS> = {}) {
    void navigate({ to: '.', search: addressOf(next, search, provider), resetScroll: false, ...how })
  }

  // Once for each new list and each age: what the user cleared stays cleared.
  const settled = useRef<string>(null)
  const round = `${provider} ${search.mine} ${age}`
  useEffect(() => {
    if (settled.current === round) return
    settled.current = round
    // The branch of the link says that it does not fit: the only other one may be in another town.
    if (lostBranchId) return
    const single = autoSelectSingles(option ? pathsWith(paths, choice, option) : paths, choice)
    const written = JSON.stringify(choiceOf(asked))
    if (JSON.stringify(single) !== written) show({ ...chosen, ...single }, REPLACE_ADDRESS)
  })

  return {
    paths,
    order,
    age,
    chosen,
    service,
    option,
    /** The branch of the address where what is chosen is not given at this age. */
    lostBranchId,
    choosePart(part: ServicePart, id: string | null) {
      const next = chooseService(paths, choice, order, part, id)
      const sameService = next.serviceId === choice.serviceId
      const keepsOption = sameService && isOptionAtBranch(option, next.branchId)
      show({
        ...chosen,
        ...next,
        optionId: keepsOption ? chosen.optionId : null,
        anyDoctor: false,
        date: sameService ? chosen.date : null,
      })
    },
    chooseAnyDoctor: () => show({ ...chosen, doctorId: null, anyDoctor: true }),
    chooseOption(optionId: string | null) {
      const next = service?.options.find(({ id }) => id === optionId) ?? null
      show({ ...chosen, ...chooseOption(paths, choice, order, next), optionId: next?.id ?? null })
    },
    chooseChild: (childAge: number | null) => show({ ...chosen, childAge }),
    chooseDate: (date: string, doctorId?: string) => show({ ...chosen, date, ...(doctorId && { doctorId }) }),
    reset: () =>
      show({ ...chosen, ...noService, optionId: null, anyDoctor: false, date: null, childAge: null }),
  }
}

export type ServiceSelection = ReturnType<typeof useServiceChoice>

const choiceOf = ({
  directionId,
  subGroupId,
  serviceId,
  branchId,
  doctorId,
}: ServiceChoice): ServiceChoice => ({
  directionId,
  subGroupId,
  serviceId,
  branchId,
  doctorId,
})
