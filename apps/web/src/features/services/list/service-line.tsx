import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { fromThisList } from '../../../app/lists/from-list.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { useServiceAges } from '../use-service-ages.ts'
import classes from './services.module.css'

interface ServiceLineProps {
  service: Answer<'findServices'>['items'][number]
  /** The programme that the list is filtered by: the service's page keeps it. */
  program: string | undefined
  /** The age that the list is filtered by. */
  age: string | undefined
}

/** A service with its prices, at how many medical centres it can be had, and for whom it is. */
export function ServiceLine({ service, program, age }: ServiceLineProps) {
  const t = useT('services')
  const format = useFormat()
  const ages = useServiceAges()(service)
  const town = useTown()
  const { id: serviceId, name, medcentersCount } = service
  return (
    <div className={classes.line}>
      <div className={classes.words}>
        <TextLink
          to="/services/$serviceId"
          params={{ serviceId }}
          search={{ ...(town && { town: String(town) }), ...(program && { program }), ...(age && { age }) }}
          state={fromThisList}
          fw={600}
        >
          {name}
        </TextLink>
        <Text c="dimmed" size="sm">
          {[t('medcenters', { count: medcentersCount }), ages].filter(Boolean).join(', ')}
        </Text>
        <CoverBadge kind="services" id={serviceId} />
      </div>
      <Text fw={600} className={classes.price}>
        {format.price(service)}
      </Text>
    </div>
  )
}
