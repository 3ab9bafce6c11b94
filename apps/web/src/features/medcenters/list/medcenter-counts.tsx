import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { fromThisList } from '../../../app/lists/from-list.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from './medcenters.module.css'

interface MedcenterCountsProps {
  medcenter: Pick<
    Answer<'findMedcenters'>['items'][number],
    'branch' | 'branchId' | 'providerCode' | 'doctorsCount' | 'reviewsCount'
  >
  /** Of the patient, as in the address. */
  age: string | undefined
}

/** How many doctors and reviews a medical centre has, with links to them. */
export function MedcenterCounts({ medcenter, age }: MedcenterCountsProps) {
  const t = useT('medcenters')
  const { branch: name, branchId, providerCode: clinic, doctorsCount, reviewsCount } = medcenter
  const page = {
    to: '/clinics/$clinic/branches/$branchId',
    params: { clinic, branchId },
    state: fromThisList,
  } as const
  const ofAge = age ? { age } : {}
  const doctors = t('doctors', { count: doctorsCount })
  const reviews = t('reviews', { count: reviewsCount })
  return (
    <p className={classes.counts}>
      <TextLink
        {...page}
        search={{ tab: 'doctors', ...ofAge }}
        aria-label={t('doctorsOf', { doctors, name })}
      >
        {doctors}
      </TextLink>
      <TextLink
        {...page}
        search={{ tab: 'reviews', ...ofAge }}
        aria-label={t('reviewsOf', { reviews, name })}
      >
        {reviews}
      </TextLink>
    </p>
  )
}
