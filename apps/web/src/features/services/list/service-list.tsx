import { Text } from '@mantine/core'
import { IconClipboardOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { NoneInTown } from '../../../app/lists/none-in-town.tsx'
import { PagedList } from '../../../app/lists/paged-list.tsx'
import { asUnderstood, UnderstoodList } from '../../../app/lists/understood-list.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { type ServicesSearch, servicesSearch } from '../../../app/service/services-search.ts'
import { AskTown } from '../../../app/town/ask-town.tsx'
import { DirectionLinks } from './direction-links.tsx'
import { ServiceGroups } from './service-groups.tsx'
import { type ServicePages, servicesQuery } from './use-service-pages.ts'

interface ServiceListProps {
  search: ServicesSearch
  town: number | undefined
  services: ServicePages
}

/** Services on a page of the call. */
const PAGE = 50

/** The filter of the address that is this field of the call. */
const FILTER_OF_FIELD = {
  locationCode: 'town',
  directionId: 'direction',
  groupId: 'group',
  programId: 'program',
  cursor: 'cursor',
} as const

/** Directions to choose from, or the services that words, direction and group let through, page by page. */
export function ServiceList({ search, town, services }: ServiceListProps) {
  const t = useT('services')
  const change = useChangeAddress(servicesSearch)
  const isBrowsing = !search.direction && !search.group && isTooShort(search.q ?? '')
  return (
    <PagedList
      label={t('title')}
      list={isBrowsing ? { ...services, hasMore: false } : services}
      search={search}
      filterOfField={FILTER_OF_FIELD}
      nameOf={t}
      onChange={change}
      found={count => t('found', { count })}
      above={({ understood }) => (
        <>
          <UnderstoodList understood={understood} />
          {!understood?.town && <AskTown />}
        </>
      )}
      empty={({ understood }) => (
        <NoServices search={asUnderstood(search, understood)} town={understood?.town?.locationCode ?? town} />
      )}
      after={() => !isBrowsing && <PricesInform />}
    >
      {pages =>
        isBrowsing ? (
          <DirectionLinks directions={pages[0]?.directions ?? []} />
        ) : (
          <CoverOf
            services={pages.flatMap(({ items }) => items.map(({ id }) => id))}
            town={town}
            program={search.program}
            page={PAGE}
          >
            <ServiceGroups
              directions={pages[0]?.directions ?? []}
              services={pages.flatMap(({ items }) => items)}
              program={search.program}
              age={search.age}
            />
          </CoverOf>
        )
      }
    </PagedList>
  )
}

/** Nothing is let through: the list without filters, and how many services other towns have. */
function NoServices({ search, town }: Pick<ServiceListProps, 'search' | 'town'>) {
  const t = useT('services')
  const { cursor: _, ...first } = search
  const query = { ...servicesQuery(first, undefined), limit: 1 }
  const { data } = useCallQuery('findServices', { query }, { enabled: !!town })
  const icon = <IconClipboardOff size={32} />
  const reset = (
    <ButtonLink to="/services" search={town ? { town: String(town) } : {}} variant="default">
      {t('reset')}
    </ButtonLink>
  )
  if (!town || !data?.total) {
    const hint = t(town && data ? 'noneAnywhereHint' : 'noneHint')
    return <EmptyState icon={icon} title={t('none')} hint={hint} action={reset} />
  }
  return (
    <NoneInTown
      icon={icon}
      title={t('noSuchInTown')}
      hint={t('elsewhere', { count: data.total })}
      allRegions={t('allRegions')}
      words={search.q}
    >
      {reset}
    </NoneInTown>
  )
}

function PricesInform() {
  const t = useT('services')
  return (
    <Text c="dimmed" size="sm">
      {t('pricesInform')}
    </Text>
  )
}
