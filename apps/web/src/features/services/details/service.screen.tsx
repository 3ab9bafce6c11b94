import { Text, Title } from '@mantine/core'
import { IconClipboardOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { UnknownFilters } from '../../../app/lists/unknown-filters.tsx'
import { useBackToList } from '../../../app/lists/use-back-to-list.ts'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import { servicesSearch } from '../../../app/service/services-search.ts'
import { ServiceFacts } from './service-facts.tsx'

interface ServiceScreenProps {
  serviceId: string
  program: string | undefined
  /** Of the patient, as in the list. */
  age: string | undefined
  /** The medical centres that give it. */
  offers: ReactNode
}

/** A service of all organisations: what it is, how to prepare, and where it can be had (product §2, "Service details"). */
export function ServiceDetailsScreen({ serviceId, program, age, offers }: ServiceScreenProps) {
  const t = useT('services')
  const town = useTown()
  const change = useChangeAddress(servicesSearch)
  const { data, refusal, refetch } = useCallQuery(
    'showService',
    { params: { id: serviceId }, query: town ? { locationCode: town } : {} },
    { keepPrevious: true, enabled: ROW_ID.test(serviceId) },
  )
  if (refusal?.code === 'NOT_FOUND' || !ROW_ID.test(serviceId)) return <ServiceGone />
  if (refusal) {
    return (
      <Screen title={t('where')}>
        <UnknownFilters
          refusal={refusal}
          retry={refetch}
          filterOfField={{ locationCode: 'town' }}
          search={town ? { town: String(town) } : {}}
          nameOf={t}
          onChange={change}
        />
      </Screen>
    )
  }
  if (!data) return <CardSkeletons count={3} />
  return (
    <Screen title={data.name} wide aside={<BackToServices program={program} age={age} />}>
      <ServiceFacts service={data} program={program} />
      <section>
        <Title order={2} mb="sm">
          {t('where')}
        </Title>
        {data.hasOptions && <Text mb="sm">{t('options')}</Text>}
        {offers}
      </section>
    </Screen>
  )
}

/** Leads back to the same place of the list, or else to all services. */
function BackToServices({ program, age }: Pick<ServiceScreenProps, 'program' | 'age'>) {
  const t = useT('services')
  const town = useTown()
  const search = { ...(town && { town: String(town) }), ...(program && { program }), ...(age && { age }) }
  return (
    <TextLink to="/services" search={search} onClick={useBackToList()}>
      {t('toServices')}
    </TextLink>
  )
}

function ServiceGone() {
  const t = useT('services')
  return (
    <Screen title={t('gone')}>
      <EmptyState
        icon={<IconClipboardOff size={32} />}
        hint={t('goneHint')}
        action={<ButtonLink to="/services">{t('all')}</ButtonLink>}
      />
    </Screen>
  )
}
