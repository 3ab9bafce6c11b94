import { Skeleton, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { optionsWithWords } from '@vizit/domain/search/options-with-words.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchableSelectField } from '@vizit/ui/form/searchable-select-field.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { rememberTownOrClinic } from '../../app/browser-storage/preferences.ts'
import { useTownsWithDoctors } from './use-towns-with-doctors.ts'

interface SpecialityChoiceProps {
  town: number | undefined
  speciality: string | undefined
}

export function SpecialityChoice({ town, speciality }: SpecialityChoiceProps) {
  const t = useT('timeslot')
  const notSet = { value: '', label: useT('common')('notSet') }
  const navigate = useNavigate()
  const towns = useTownsWithDoctors()
  const offered = useCallQuery(
    'listSpecialities',
    { query: { locationCode: town } },
    { staleTime: STALE_TIMES.listSpecialities },
  )

  const refusal = towns.refusal ?? offered.refusal
  if (refusal) return <ErrorState refusal={refusal} retry={() => void [towns.retry(), offered.refetch()]} />
  if (!towns.data) return <Skeleton height={168} />

  const specialities = offered.data ?? []
  const chosen = specialities.some(({ specialityId }) => specialityId === speciality)

  function show(next: SpecialityChoiceProps) {
    const search = {
      ...(next.town && { town: String(next.town) }),
      ...(next.speciality && { speciality: next.speciality }),
    }
    void navigate({ to: '/specialities', search, replace: true, resetScroll: false })
  }

  return (
    <Stack gap="sm">
      <SearchableSelectField
        label={t('town')}
        find={optionsWithWords}
        value={String(town ?? '')}
        onChoose={code => {
          const locationCode = code ? Number(code) : undefined
          const known = towns.data?.find(town => town.code === locationCode)
          rememberTownOrClinic({ locationCode: locationCode ?? 0, locationName: known?.name })
          show({ town: locationCode, speciality })
        }}
        options={[
          { value: '', label: t('allTowns') },
          ...towns.data.map(({ code, name }) => ({ value: String(code), label: name })),
        ]}
      />
      <SearchableSelectField
        label={t('speciality')}
        find={optionsWithWords}
        value={chosen ? (speciality ?? '') : ''}
        onChoose={id => show({ town, speciality: id || undefined })}
        options={[
          notSet,
          ...specialities.map(({ specialityId, speciality: name, synonyms }) => ({
            value: specialityId,
            label: name,
            also: synonyms,
          })),
        ]}
      />
    </Stack>
  )
}
