import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { pageTime } from '../../../app/release/page-time.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { childOfAge } from '../../../app/service/services-search.ts'
import classes from './medcenters.module.css'
import { OfferOptions } from './offer-options.tsx'

type Medcenter = Answer<'findMedcenters'>['items'][number]

interface ServiceOfferProps {
  medcenter: Pick<Medcenter, 'branch' | 'branchId' | 'providerCode'>
  service: NonNullable<Medcenter['service']>
  /** Of the patient, as in the address. */
  age: string | undefined
}

/** What the service costs at this medical centre, its options, and the link to its nearest free time. */
export function ServiceOffer({ medcenter, service, age }: ServiceOfferProps) {
  const t = useT('medcenters')
  const format = useFormat()
  const { nearestTimeslot: nearest, serviceId } = service
  const { branch: name, branchId: branch, providerCode: clinic } = medcenter
  const date = nearest && format.dateOf(nearest)
  const near = nearest && format.relativeTime(nearest, civilDateOf(pageTime()))
  return (
    <div className={classes.offer}>
      <p className={classes.price}>
        <strong>{format.price(service) ?? t('noPrice')}</strong>
        <Text span c="dimmed">
          {t('minutes', { count: service.duration })}
        </Text>
      </p>
      <CoverBadge kind="medcenters" id={branch} />
      <Text>{near ? t(nearestWords(service.nearestFor), { date: near }) : t('noTime')}</Text>
      <OfferOptions medcenter={medcenter} service={service} age={age} />
      <ButtonLink
        to="/service"
        search={{ clinic, service: serviceId, branch, ...childOfAge(age), ...(date && { date }) }}
        variant={near ? 'filled' : 'default'}
        aria-label={t(near ? 'bookTo' : 'howToBookTo', { name })}
      >
        {t(near ? 'book' : 'howToBook')}
      </ButtonLink>
    </div>
  )
}

/** The nearest time says whom its doctor takes, unless it is anybody. */
function nearestWords(whom: ServiceOfferProps['service']['nearestFor']) {
  if (!whom || (whom.adult && whom.children)) return 'nearest'
  return whom.children ? 'nearestForChildren' : 'nearestForAdults'
}
