import { Button } from '@mantine/core'
import { chooseBranch, chooseDoctor, chooseSpeciality } from '@vizit/domain/filters/choose-doctor.ts'
import { type DoctorChoice, nothingChosen } from '@vizit/domain/filters/doctor-choice.ts'
import { doctorOptions } from '@vizit/domain/filters/doctor-options.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useRef } from 'react'
import type { Branch, Doctor } from '../timeslot-types.ts'
import { branchOptions } from './branch-options.ts'
import classes from './doctor-filters.module.css'
import { specialityNames } from './speciality-names.ts'
import { useAcceptsChildren } from './use-accepts-children.ts'

interface DoctorFiltersProps {
  clinic: string | undefined
  doctors: readonly Doctor[]
  branches: readonly Branch[]
  choice: DoctorChoice
  choose: (choice: DoctorChoice) => void
}

/** Branch, speciality and specialist; each narrows the ones after it (product §4, "Filters"). */
export function DoctorFilters({ clinic, doctors, branches, choice, choose }: DoctorFiltersProps) {
  const t = useT('timeslot')
  const notSet = { value: '', label: useT('common')('notSet') }
  const { language } = useTexts()
  const children = useAcceptsChildren()
  const first = useRef<HTMLSelectElement>(null)
  const options = doctorOptions(doctors, choice)
  const specialities = specialityNames(doctors, options.specialityIds, language)
  const isAnyChosen = Object.values(choice).some(part => part !== null)

  function reset() {
    choose(nothingChosen)
    // The button disappears together with the choice.
    first.current?.focus()
  }

  return (
    <div className={classes.filters}>
      <SelectField
        ref={first}
        label={t('branch')}
        value={choice.branchId ?? ''}
        onChoose={branchId => choose(chooseBranch(doctors, branchId || null))}
        options={[
          notSet,
          ...branchOptions(branches, clinic).filter(({ value }) =>
            [...options.branchIds, choice.branchId].includes(value),
          ),
        ]}
      />
      <SelectField
        label={t('speciality')}
        value={choice.specialityId ?? ''}
        onChoose={specialityId => choose(chooseSpeciality(doctors, choice, specialityId || null))}
        options={[notSet, ...specialities.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {children.isOffered && (
        <SwitchField label={t('childrenSwitch')} checked={children.isOn} onChange={children.turn} />
      )}
      <SelectField
        label={t('specialist')}
        value={choice.doctorId ?? ''}
        onChoose={doctorId => choose(chooseDoctor(doctors, choice, doctorId || null))}
        options={[notSet, ...options.doctors.map(({ id, fullName }) => ({ value: id, label: fullName }))]}
      />
      {isAnyChosen && (
        <Button variant="subtle" onClick={reset}>
          {t('reset')}
        </Button>
      )}
    </div>
  )
}
