import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { optionMarks } from '@vizit/domain/services/option-marks.ts'
import { priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import { childOfAge } from '../../../app/service/services-search.ts'
import { OfferOptions } from '../list/offer-options.tsx'
import classes from './medcenter.module.css'
import type { Medcenter } from './medcenter-type.ts'

interface MedcenterServiceProps {
  medcenter: Medcenter
  service: Answer<'listMedcenterServices'>['services'][number]
  /** Of the patient, as in the address. */
  age: string | undefined
}

/** A service with its price at this medical centre, its page, and the link to its free times here. */
export function MedcenterService({ medcenter, service, age }: MedcenterServiceProps) {
  const t = useT('medcenter')
  const format = useFormat()
  const { branchId: branch, providerCode: clinic } = medcenter
  const { id, name, duration } = service
  const price = format.price(priceAtBranches(service, [branch]))
  const options = service.options.map(option => ({ ...option, ...optionMarks(service, option, branch) }))
  const isBookable = !medcenter.suspended && service.hasDoctors
  return (
    <div className={classes.service}>
      <div className={classes.serviceName}>
        <TextLink to="/services/$serviceId" params={{ serviceId: id }} search={age ? { age } : {}}>
          {name}
        </TextLink>
        <Text c="dimmed" size="sm">
          {t('minutes', { count: duration })}
        </Text>
        <CoverBadge kind="services" id={id} />
      </div>
      {price && <Text fw={600}>{price}</Text>}
      {isBookable && (
        <ButtonLink
          to="/service"
          search={{ clinic, service: id, branch, ...childOfAge(age) }}
          variant="light"
          aria-label={t('bookTo', { name })}
        >
          {t('bookHere')}
        </ButtonLink>
      )}
      {isBookable && <OfferOptions medcenter={medcenter} service={{ serviceId: id, options }} age={age} />}
    </div>
  )
}
