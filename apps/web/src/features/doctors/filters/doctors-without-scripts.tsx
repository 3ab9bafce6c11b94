import { doctorProfiles } from '@vizit/domain/filters/doctor-sorts.ts'
import { preferredDays, preferredTimes, timesOfDay } from '@vizit/domain/filters/preferred-time.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ComponentProps } from 'react'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'

interface DoctorsWithoutScriptsProps extends Pick<ComponentProps<typeof ChoiceWithoutScripts>, 'selects'> {
  search: DoctorsSearch
}

/** The filters as a form, for a page whose scripts do not run. */
export function DoctorsWithoutScripts({ search, selects }: DoctorsWithoutScriptsProps) {
  const t = useT('doctors')
  const {
    town,
    q,
    days = '0',
    part = 'all',
    time = '0',
    profile = '0',
    branch,
    service,
    program,
    age,
  } = search
  return (
    <ChoiceWithoutScripts
      action="/doctors"
      kept={{ branch, service, program, age }}
      words={{ label: t('name'), value: q }}
      town={Number(town ?? 0)}
      selects={[
        ...selects,
        {
          name: 'days',
          label: t('days.label'),
          value: days,
          options: preferredDays.map(value => ({ value, label: t(`days.${value}`) })),
        },
        {
          name: 'part',
          label: t('part.label'),
          value: part,
          options: timesOfDay.map(value => ({ value, label: t(`part.${value}`) })),
        },
        {
          name: 'time',
          label: t('time.label'),
          value: time,
          options: preferredTimes.map(value => ({ value, label: t(`time.${value}`) })),
        },
        {
          name: 'profile',
          label: t('profile.label'),
          value: profile,
          options: doctorProfiles.map(value => ({ value, label: t(`profile.${value}`) })),
        },
      ]}
      submit={t('show')}
    />
  )
}
