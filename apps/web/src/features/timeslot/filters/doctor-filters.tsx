import { Button, NativeSelect } from '@mantine/core'
import { chooseBranch, chooseDoctor, chooseSpeciality } from '@vizit/domain/filters/choose-doctor.ts'
import { type DoctorChoice, nothingChosen } from '@vizit/domain/filters/doctor-choice.ts'
import { doctorOptions } from '@vizit/domain/filters/doctor-options.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import type { Branch, Doctor } from '../timeslot-types.ts'
import classes from './doctor-filters.module.css'
import { specialityNames } from './speciality-names.ts'

interface DoctorFiltersProps {
  doctors: readonly Doctor[]
  branches: readonly Branch[]
  choice: DoctorChoice
  choose: (choice: DoctorChoice) => void
}

/** Branch, speciality and specialist, each narrowing those after it (product §4, "Filters"). */
export function DoctorFilters({ doctors, branches, choice, choose }: DoctorFiltersProps) {
  const t = useT('timeslot')
  const notSet = { value: '', label: useT('common')('notSet') }
  const { language } = useTexts()
  const options = doctorOptions(doctors, choice)
  const specialities = specialityNames(doctors, options.specialityIds, language)
  const sameName = (name: string) => branches.filter(({ branch }) => branch === name).length > 1
  const isAnyChosen = Object.values(choice).some(part => part !== null)

  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('branch')}
        value={choice.branchId ?? ''}
        onChange={event => choose(chooseBranch(doctors, event.target.value || null))}
        data={[
          notSet,
          ...branches
            .filter(({ branchId }) => options.branchIds.includes(branchId))
            .map(({ branchId, branch, address }) => ({
              value: branchId,
              label: sameName(branch) ? `${branch}, ${address}` : branch,
            })),
        ]}
      />
      <NativeSelect
        label={t('speciality')}
        value={choice.specialityId ?? ''}
        onChange={event => choose(chooseSpeciality(doctors, choice, event.target.value || null))}
        data={[notSet, ...specialities.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <NativeSelect
        label={t('specialist')}
        value={choice.doctorId ?? ''}
        onChange={event => choose(chooseDoctor(doctors, choice, event.target.value || null))}
        data={[notSet, ...options.doctors.map(({ id, fullName }) => ({ value: id, label: fullName }))]}
      />
      {isAnyChosen && (
        <Button variant="subtle" onClick={() => choose(nothingChosen)}>
          {t('reset')}
        </Button>
      )}
    </div>
  )
}
