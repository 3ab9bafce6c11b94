import { Skeleton, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { optionsWithWords } from '@vizit/domain/search/options-with-words.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchableSelectField } from '@vizit/ui/form/searchable-select-field.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { rememberTownOrClinic } from '../../app/browser-storage/preferences.ts'
import type { useSpecialityOptions } from '../../app/doctor/use-speciality-options.ts'
import { ChoiceWithoutScripts, withScripts } from '../../app/lists/choice-without-scripts.tsx'
import { useTownsWithDoctors } from './use-towns-with-doctors.ts'

interface SpecialityChoiceProps {
  town: number | undefined
  speciality: string | undefined
  specialities: ReturnType<typeof useSpecialityOptions>['specialities']
}

export function SpecialityChoice({ town, speciality, specialities }: SpecialityChoiceProps) {
  const t = useT('timeslot')
  const own = useT('specialities')
  const notSet = { value: '', label: useT('common')('notSet') }
  const navigate = useNavigate()
  const towns = useTownsWithDoctors()
  if (towns.refusal) return <ErrorState refusal={towns.refusal} retry={() => void towns.retry()} />
  if (!towns.data) return <Skeleton height={168} />

  const chosen = specialities.some(({ specialityId }) => specialityId === speciality)

  function show(next: Pick<SpecialityChoiceProps, 'town' | 'speciality'>) {
    const search = {
      ...(next.town && { town: String(next.town) }),
      ...(next.speciality && { speciality: next.speciality }),
    }
    void navigate({ to: '/specialities', search, replace: true, resetScroll: false })
  }

  const inTown = {
    label: t('town'),
    value: String(town ?? ''),
    options: [
      { value: '', label: t('allTowns') },
      ...towns.data.map(({ code, name }) => ({ value: String(code), label: name })),
    ],
  }
  const bySpeciality = {
    label: t('speciality'),
    value: chosen ? (speciality ?? '') : '',
    options: [
      notSet,
      ...specialities.map(({ specialityId, speciality: name, synonyms }) => ({
        value: specialityId,
        label: name,
        also: synonyms,
      })),
    ],
  }
  return (
    <>
      <ChoiceWithoutScripts
        action="/specialities"
        selects={[
          { name: 'town', ...inTown },
          { name: 'speciality', ...bySpeciality },
        ]}
        submit={own('show')}
      />
      <Stack gap="sm" className={withScripts}>
        <SearchableSelectField
          {...inTown}
          find={optionsWithWords}
          onChoose={code => {
            const locationCode = code ? Number(code) : undefined
            const known = towns.data?.find(town => town.code === locationCode)
            rememberTownOrClinic({ locationCode: locationCode ?? 0, locationName: known?.name })
            show({ town: locationCode, speciality })
          }}
        />
        <SearchableSelectField
          {...bySpeciality}
          find={optionsWithWords}
          onChoose={id => show({ town, speciality: id || undefined })}
        />
      </Stack>
    </>
  )
}
