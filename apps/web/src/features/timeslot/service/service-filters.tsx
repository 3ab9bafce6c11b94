import { Button, Text } from '@mantine/core'
import type { ServicePart } from '@vizit/domain/services/service-choice.ts'
import { isOptionAtBranch, pathsWith } from '@vizit/domain/services/service-option.ts'
import { serviceOptions } from '@vizit/domain/services/service-selection.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField, type SelectOption } from '@vizit/ui/form/select-field.tsx'
import { useRef } from 'react'
import { branchOptions } from '../filters/branch-options.ts'
import classes from '../filters/doctor-filters.module.css'
import { ANY_DOCTOR, useSpecialistOptions } from './specialist-options.ts'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

interface ServiceFiltersProps {
  clinic: string | undefined
  lists: ServiceLists
  selection: ServiceSelection
  /** Shows only this selector while the others are folded. */
  only?: ServicePart
}

const labels = {
  directionId: 'direction',
  subGroupId: 'subGroup',
  serviceId: 'service',
} as const

/** Direction, subgroup, service, branch and specialist, in the order of their priorities (product §4). */
export function ServiceFilters({ clinic, lists, selection, only }: ServiceFiltersProps) {
  const t = useT('service')
  const common = useT('common')
  const timeslot = useT('timeslot')
  const specialists = useSpecialistOptions(lists.doctors)
  const first = useRef<HTMLSelectElement>(null)
  const { paths, order, chosen, option, choosePart, chooseAnyDoctor, reset } = selection
  const notSet: SelectOption = { value: '', label: common('notSet') }
  const { directions, subGroups, services } = lists.catalogue
  const offered = serviceOptions(paths, chosen, order)
  const reachable = serviceOptions(pathsWith(paths, chosen, option), chosen, order)
  const branches = branchOptions(lists.branches, clinic).map(branch => ({
    ...branch,
    label: isOptionAtBranch(option, branch.value) ? branch.label : `${branch.label} *`,
  }))
  const isBranchMarked = offered.branchId.some(id => !isOptionAtBranch(option, id))
  const all: Record<ServicePart, readonly SelectOption[]> = {
    directionId: named(directions, offered.directionId),
    subGroupId: named(subGroups, offered.subGroupId),
    serviceId: named(services, offered.serviceId),
    branchId: branches.filter(({ value }) => offered.branchId.includes(value)),
    doctorId: specialists(reachable.doctorId),
  }
  const isBranchFirst = order.indexOf('branchId') < order.indexOf('serviceId')
  // Branch and specialist are shown after the service is chosen (product §4: a service "shows branches").
  const isShown: Record<ServicePart, boolean> = {
    directionId: true,
    subGroupId: all.subGroupId.length > 0,
    serviceId: true,
    branchId: isBranchFirst || chosen.serviceId !== null || chosen.branchId !== null,
    doctorId: chosen.serviceId !== null,
  }
  const isAnyChosen = chosen.childAge !== null || order.some(part => chosen[part] !== null)

  function choose(part: ServicePart, value: string) {
    if (value === ANY_DOCTOR) chooseAnyDoctor()
    else choosePart(part, value || null)
  }

  return (
    <div className={classes.filters}>
      {order
        .filter(part => isShown[part] && (!only || part === only))
        .map((part, at) => (
          <div key={part}>
            <SelectField
              {...(at === 0 ? { ref: first } : {})}
              label={
                part === 'branchId'
                  ? timeslot('branch')
                  : part === 'doctorId'
                    ? timeslot('specialist')
                    : t(labels[part])
              }
              value={part === 'doctorId' && chosen.anyDoctor ? ANY_DOCTOR : (chosen[part] ?? '')}
              onChoose={value => choose(part, value)}
              options={[notSet, ...all[part]]}
            />
            {part === 'branchId' && isBranchMarked && (
              <Text size="sm" mt={4}>
                {t('legendOption')}
              </Text>
            )}
          </div>
        ))}
      {isAnyChosen && !only && (
        <Button
          variant="subtle"
          onClick={() => {
            reset()
            // The button disappears together with the choice.
            first.current?.focus()
          }}
        >
          {t('reset')}
        </Button>
      )}
    </div>
  )
}

const named = (items: readonly { id: string; name: string }[], ids: readonly string[]): SelectOption[] =>
  items.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ value: id, label: name }))
