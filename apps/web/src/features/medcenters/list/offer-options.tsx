import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { offerId } from '../../../app/cover/cover.ts'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { childOfAge } from '../../../app/service/services-search.ts'
import classes from './medcenters.module.css'

type Medcenter = Answer<'findMedcenters'>['items'][number]

interface OfferOptionsProps {
  medcenter: Pick<Medcenter, 'branchId' | 'providerCode'>
  service: Pick<NonNullable<Medcenter['service']>, 'serviceId' | 'options'>
  /** Of the patient, as in the address. */
  age?: string | undefined
}

/** The options of a service, marked if they change the price or the medical centre (product §3, "Service catalogue"). */
export function OfferOptions({ medcenter, service, age }: OfferOptionsProps) {
  const t = useT('medcenters')
  const format = useFormat()
  const { options, serviceId } = service
  if (options.length === 0) return null
  return (
    <details className={classes.options}>
      <summary>{t('options')}</summary>
      <ul>
        {options.map(option => {
          const { id, name, changesPrice, changesCentre } = option
          const price = format.price(option)
          const marks = `${changesPrice ? ' *' : ''}${changesCentre ? ' **' : ''}`
          const search = {
            clinic: medcenter.providerCode,
            service: serviceId,
            option: id,
            ...(!changesCentre && { branch: medcenter.branchId }),
            ...childOfAge(age),
          }
          return (
            <li key={id}>
              <TextLink to="/service" search={search}>
                {price ? t('option', { name, price }) : name}
              </TextLink>
              {marks}
              {!changesCentre && <CoverBadge kind="offers" id={offerId(medcenter.branchId, id)} />}
            </li>
          )
        })}
      </ul>
      <Text size="sm" c="dimmed">
        {options.some(({ changesPrice }) => changesPrice) && t('optionMarks.price')}{' '}
        {options.some(({ changesCentre }) => changesCentre) && t('optionMarks.centre')}
      </Text>
    </details>
  )
}
