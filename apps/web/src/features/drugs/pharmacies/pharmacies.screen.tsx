import { Button, Text } from '@mantine/core'
import { IconBuildingStore, IconList, IconMap, IconShoppingCart } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { ListColumns } from '@vizit/ui/screen/list-columns.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { type ReactNode, useState } from 'react'
import type { PharmaciesSearch } from '../../../app/drugs/drugs-search.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { PharmacySettings } from '../basket/pharmacy-settings.tsx'
import classes from '../drugs.module.css'
import { BasketList } from './basket-list.tsx'
import { PharmacyCard } from './pharmacy-card.tsx'
import { SplitOffer } from './split-offer.tsx'
import { useBasketPacks, usePharmacyPages } from './use-pharmacy-pages.ts'

type Pharmacies = Answer<'findPharmacies'>['items']

interface PharmaciesScreenProps {
  search: PharmaciesSearch
  /** The pharmacies on a map. */
  mapOf: (
    pharmacies: Pharmacies,
    choice: { readonly selected: string | null; readonly onSelect: (id: string | null) => void },
  ) => ReactNode
}

/** Where the basket can be bought, by price, distance or both (product §2, "Drugstore … map/search"). */
export function PharmaciesScreen({ search, mapOf }: PharmaciesScreenProps) {
  const t = useT('pharmacies')
  const town = useTownInAddress()
  const basket = useBasketPacks(town)
  if (basket.items.length === 0) {
    return (
      <Screen title={t('title')}>
        <EmptyState
          icon={<IconShoppingCart size={32} />}
          title={t('empty')}
          hint={t('emptyHint')}
          action={<ButtonLink to="/drugs">{t('find')}</ButtonLink>}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t('title')} wide>
      <ListColumns
        filters={
          <>
            <BasketList basket={basket} />
            <PharmacySettings />
          </>
        }
        label={t('basket')}
      >
        <PharmacyList basket={basket} town={town} isMap={search.view === 'map'} mapOf={mapOf} />
      </ListColumns>
    </Screen>
  )
}

interface PharmacyListProps extends Pick<PharmaciesScreenProps, 'mapOf'> {
  basket: ReturnType<typeof useBasketPacks>
  town: number | undefined
  isMap: boolean
}

function PharmacyList({ basket, town, isMap, mapOf }: PharmacyListProps) {
  const t = useT('pharmacies')
  const [selected, setSelected] = useState<string | null>(null)
  const list = usePharmacyPages(basket, { town, isMap })
  const { pages, isPrevious, hasMore, readMore, isReadingMore } = list
  const refusal = basket.refusal ?? list.refusal
  const retry = basket.refusal ? basket.refetch : list.refetch
  const [first] = pages ?? []
  if (basket.isKnown && !list.isAsked) return null
  if (!pages || !first)
    return refusal ? <ErrorState refusal={refusal} retry={retry} /> : <CardSkeletons count={4} />
  const items = pages.flatMap(page => page.items)
  return (
    <section aria-label={t('title')} aria-busy={isPrevious} className={classes.list}>
      <div className={classes.found}>
        <Text role="status" c="dimmed">
          {!isPrevious && items.length > 0 && t('found', { count: first.total })}
        </Text>
        <ViewSwitch isMap={isMap} />
      </div>
      {refusal && <ErrorState refusal={refusal} retry={retry} />}
      {items.length === 0 && !isPrevious && (
        <EmptyState icon={<IconBuildingStore size={32} />} title={t('none')} hint={t('noneHint')} />
      )}
      {first.split && <SplitOffer split={first.split} packs={basket.packs} />}
      <div className={classes.beside} data-map={isMap || undefined}>
        {isMap && <div className={classes.map}>{mapOf(items, { selected, onSelect: setSelected })}</div>}
        <CardList>
          {items.map(pharmacy => (
            <li key={pharmacy.pharmacyId}>
              <PharmacyCard
                pharmacy={pharmacy}
                packs={basket.packs}
                {...(isMap && { selected, onSelect: setSelected })}
              />
            </li>
          ))}
        </CardList>
      </div>
      {hasMore && !isPrevious && (
        <Button variant="default" loading={isReadingMore} onClick={() => void readMore()}>
          {t('more')}
        </Button>
      )}
      {items.length > 0 && (
        <Text c="dimmed" size="sm">
          {t('inform')}
        </Text>
      )}
    </section>
  )
}

/** Shows the list with the map, or alone. */
function ViewSwitch({ isMap }: { isMap: boolean }) {
  const t = useT('pharmacies')
  return (
    <ButtonLink
      to="."
      search={({ view: _, ...rest }) => (isMap ? rest : { ...rest, view: 'map' })}
      replace
      variant="default"
      leftSection={isMap ? <IconList size={20} aria-hidden /> : <IconMap size={20} aria-hidden />}
    >
      {t(isMap ? 'withoutMap' : 'onMap')}
    </ButtonLink>
  )
}
