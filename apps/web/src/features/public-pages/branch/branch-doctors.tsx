import { Text, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import { useSearchResults } from '../../../app/doctor/use-search-results.ts'
import classes from '../places.module.css'
import { DoctorLine } from './doctor-line.tsx'

/** Above this number of doctors a search field is shown. */
const READ_AT_A_GLANCE = 8

/** The doctors of a branch. */
export function BranchDoctors({ clinic, branchId }: { clinic: string; branchId: string }) {
  const t = useT('places')
  const [query, setQuery] = useState('')
  const { data, refusal, refetch } = useCallQuery('listDoctors', {
    params: { provider: clinic },
    query: { branchId },
  })
  const doctors = data?.map(doctor => ({
    doctor,
    here: doctor.worksAt.filter(place => place.branchId === branchId),
  }))
  const found = useSearchResults(query, doctors ?? [], {
    texts: ({ doctor, here }) => [doctor.fullName, ...here.map(place => place.specialityName)],
    specialities: ({ here }) => here.map(place => place.specialityId),
  })
  if (refusal) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <CardSkeletons count={4} />
  return (
    <section>
      <Title order={2}>{t('doctorsHere')}</Title>
      {data.length > READ_AT_A_GLANCE && (
        <SearchField label={t('search')} hint={t('searchHint')} value={query} onChange={setQuery} />
      )}
      <Text role="status" c="dimmed" my="sm">
        {found.length > 0
          ? t('doctorsCount', { count: found.length })
          : t(data.length ? 'noMatches' : 'nobody')}
      </Text>
      <ul className={classes.list} data-columns>
        {found.map(({ doctor, here }) => (
          <li key={doctor.id}>
            <DoctorLine doctor={doctor} here={here} />
          </li>
        ))}
      </ul>
    </section>
  )
}
