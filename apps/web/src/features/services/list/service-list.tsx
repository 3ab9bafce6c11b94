import { Button, Text } from '@mantine/core'
import { IconClipboardOff } from '@tabler/icons-react'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { UnknownFilters } from '../../../app/lists/unknown-filters.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { type ServicesSearch, servicesSearch } from '../../../app/service/services-search.ts'
import { DirectionLinks } from './direction-links.tsx'
import { ServiceGroups } from './service-groups.tsx'
import classes from './services.module.css'
import type { ServicePages } from './use-service-pages.ts'

interface ServiceListProps {
  search: ServicesSearch
  town: number | undefined
  services: ServicePages
}

/** The filter of the address that is this field of the call. */
const FILTER_OF_FIELD = {
  locationCode: 'town',
  directionId: 'direction',
  groupId: 'group',
  programId: 'program',
} as const

/** Directions to choose from, or the services that words, direction and group let through, page by page. */
export function ServiceList({ search, town, services }: ServiceListProps) {
  const t = useT('services')
  const change = useChangeAddress(servicesSearch)
  const { pages, isPrevious, refusal, refetch, hasMore, readMore, isReadingMore } = services
  const first = pages?.[0]
  if (!pages || !first) {
    if (!refusal) return <CardSkeletons count={4} />
    return (
      <UnknownFilters
        refusal={refusal}
        retry={refetch}
        filterOfField={FILTER_OF_FIELD}
        search={search}
        nameOf={t}
        words={{
          title: t('linkGone'),
          drop: t('withoutGone'),
          hint: filters => t('linkGoneHint', { filters }),
        }}
        onChange={change}
      />
    )
  }
  const isBrowsing = !search.direction && !search.group && isTooShort(search.q ?? '')
  return (
    <section aria-label={t('title')} aria-busy={isPrevious} className={classes.list}>
      <Text role="status" c="dimmed">
        {!isPrevious && first.total > 0 && t('found', { count: first.total })}
      </Text>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {first.total === 0 && !isPrevious && (
        <EmptyState
          icon={<IconClipboardOff size={32} />}
          title={t('none')}
          hint={t('noneHint')}
          action={
            <ButtonLink to="/services" search={town ? { town: String(town) } : {}} variant="default">
              {t('reset')}
            </ButtonLink>
          }
        />
      )}
      {isBrowsing ? (
        <DirectionLinks directions={first.directions} />
      ) : (
        <>
          <ServiceGroups directions={first.directions} services={pages.flatMap(page => page.items)} />
          {hasMore && !isPrevious && (
            <Button variant="default" loading={isReadingMore} onClick={() => void readMore()}>
              {t('more')}
            </Button>
          )}
          {first.total > 0 && (
            <Text c="dimmed" size="sm">
              {t('pricesInform')}
            </Text>
          )}
        </>
      )}
    </section>
  )
}
