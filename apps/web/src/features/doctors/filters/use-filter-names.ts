import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { HOUR } from '../../../app/api/stale-times.ts'
import { useProgrammeName } from '../../../app/cover/use-programme-options.ts'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'

interface ChosenFilter {
  readonly filter: keyof DoctorsSearch
  readonly name: string
}

/** The names of the chosen medical centre and service; undefined: none is chosen, or its name is not known yet. */
export function useChosenNames({ branch, service }: Pick<DoctorsSearch, 'branch' | 'service'>) {
  const centre = useCallQuery(
    'showMedcenter',
    { params: { id: branch ?? '' } },
    { enabled: branch !== undefined, staleTime: HOUR },
  )
  const asked = useCallQuery(
    'showService',
    { params: { id: service ?? '' } },
    { enabled: service !== undefined, staleTime: HOUR },
  )
  return { branch: branch && centre.data?.branch, service: service && asked.data?.name }
}

/** The chosen filters in words; the speciality and the town are shown in their own fields. */
export function useFilterNames(search: DoctorsSearch): ChosenFilter[] {
  const t = useT('doctors')
  const { q, branch, service, program, profile, age, days, time, part, bookmarked } = search
  const named = useChosenNames(search)
  const programmeName = useProgrammeName(program)
  const chosen: Readonly<Partial<Record<keyof DoctorsSearch, string | undefined>>> = {
    days: days && t(`daysChosen.${days as '3'}`),
    part: part && t(`part.${part as 'morning'}`),
    time: time && t(`time.${time as '1'}`),
    profile: profile && `${t('profile.label')}: ${t(`profile.${profile as '1'}`)}`,
    age: age && t('aged', { count: Number(age) }),
    branch: branch && (named.branch ?? t('branch')),
    service: service && (named.service ?? t('service')),
    program: program && (programmeName ?? t('program')),
    // Fewer letters filter nothing.
    q: q && !isTooShort(q) ? t('named', { name: q }) : undefined,
    bookmarked: bookmarked && t('bookmarked'),
  }
  return Object.entries(chosen).flatMap(([filter, name]) =>
    name ? [{ filter: filter as keyof DoctorsSearch, name }] : [],
  )
}
