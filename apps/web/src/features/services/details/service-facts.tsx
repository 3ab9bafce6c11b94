import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { useCoverPerson } from '../../../app/cover/use-cover-person.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { useServiceAges } from '../use-service-ages.ts'
import { CoverPersonField } from './cover-person-field.tsx'
import classes from './service-facts.module.css'

interface ServiceFactsProps {
  service: Answer<'showService'>
  /** The programme that the medical centres are filtered by. */
  program: string | undefined
}

/** The direction, price, duration, description and preparation of a service. */
export function ServiceFacts({ service, program }: ServiceFactsProps) {
  const t = useT('services')
  const format = useFormat()
  const ages = useServiceAges()(service)
  const town = useTown()
  const { asked } = useCoverPerson()
  const { directionId: direction, groupId, durationFrom: from, durationTo: to } = service
  const duration = from === to ? t('duration', { count: from }) : t('durations', { from, to })
  return (
    <Surface className={classes.facts}>
      <TextLink
        to="/services"
        search={({ town }) => ({ ...(town && { town }), direction, ...(groupId && { group: groupId }) })}
      >
        {[service.direction, service.group].filter(Boolean).join(' · ')}
      </TextLink>
      <Text fw={600} size="lg">
        {format.price(service)}
      </Text>
      <CoverPersonField />
      <CoverOf services={[service.id]} town={town} program={program} {...asked}>
        <CoverBadge kind="services" id={service.id} />
      </CoverOf>
      <Text>{[duration, ages].filter(Boolean).join(', ')}</Text>
      <Text c="dimmed" size="sm">
        {t('pricesInform')}
      </Text>
      {service.description && (
        <section>
          <Title order={2}>{t('about')}</Title>
          <Text className={classes.text}>{service.description}</Text>
        </section>
      )}
      {service.preparation && (
        <section>
          <Title order={2}>{t('preparation')}</Title>
          <Text className={classes.text}>{service.preparation}</Text>
        </section>
      )}
    </Surface>
  )
}
