import { Group, Text } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { ListColumns } from '@vizit/ui/screen/list-columns.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BasketOfAccount } from '../../../app/drugs/basket-of-account.tsx'
import { type PharmaciesSearch, pharmaciesSearch } from '../../../app/drugs/drugs-search.ts'
import { useIsBasketRead } from '../../../app/drugs/is-basket-read.ts'
import { packsInAddress } from '../../../app/drugs/packs-in-address.ts'
import { ChoiceWithoutScripts, withScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { ListBesideMap } from '../../../app/lists/list-beside-map.tsx'
import { PagedList } from '../../../app/lists/paged-list.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useMapInView } from '../../../app/lists/use-map-in-view.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { useTownName } from '../../../app/provider/use-town-name.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { PharmacySettings } from '../basket/pharmacy-settings.tsx'
import { PriceNotice } from '../price-notice.tsx'
import { sameTown } from '../same-town.ts'
import { BasketList } from './basket-list.tsx'
import { GoneLink } from './gone-link.tsx'
import { LockedBasket } from './locked-basket.tsx'
import type { MapOfList } from './map-of-list.ts'
import { NoPharmacies } from './no-pharmacies.tsx'
import { OfAllRegions } from './of-all-regions.tsx'
import { PacksOfLink } from './packs-of-link.tsx'
import { PharmacyCard } from './pharmacy-card.tsx'
import { SplitOffer } from './split-offer.tsx'
import { useBasketPacks, usePharmacyPages, useTownOfPharmacies } from './use-pharmacy-pages.ts'
import { ViewSwitch } from './view-switch.tsx'

interface PharmaciesScreenProps {
  search: PharmaciesSearch
  /** The pharmacies on a map. */
  mapOf: (pharmacies: Answer<'findPharmacies'>['items'], list: MapOfList) => ReactNode
}

/** Where the basket, or what the address names, can be bought (product §2, "Drugstore … map/search"). */
export function PharmaciesScreen(props: PharmaciesScreenProps) {
  const { items, isWhole } = packsInAddress(props.search.packs)
  return items.length > 0 ? (
    <PharmaciesOfLink {...props} items={items} isWhole={isWhole} />
  ) : (
    <PharmaciesOfBasket {...props} isWhole={isWhole} />
  )
}

function PharmaciesOfLink({
  items,
  isWhole,
  search,
  mapOf,
}: PharmaciesScreenProps & ReturnType<typeof packsInAddress>) {
  const t = useT('pharmacies')
  const ofList = useT('paged-list')
  const town = useTownInAddress()
  const title = titleOf(t('title'), useTownName(useTownOfPharmacies(town)))
  const basket = useBasketPacks(town, items)
  return (
    <Screen title={title} wide>
      <BasketOfAccount />
      <OfAllRegions town={town} />
      <ListColumns
        filters={
          <>
            <PacksOfLink items={items} isCut={!isWhole} basket={basket} />
            <ChoiceWithoutScripts
              action="/pharmacies"
              kept={{ packs: search.packs }}
              town={town ?? 0}
              selects={[]}
              submit={ofList('show')}
            />
            <div className={withScripts}>
              <PharmacySettings />
            </div>
          </>
        }
        label={t('ofLink')}
      >
        <PharmacyList basket={basket} town={town} search={search} mapOf={mapOf} isOfLink />
      </ListColumns>
    </Screen>
  )
}

/** By price, distance or both. */
function PharmaciesOfBasket({
  search,
  mapOf,
  isWhole,
}: PharmaciesScreenProps & Pick<ReturnType<typeof packsInAddress>, 'isWhole'>) {
  const t = useT('pharmacies')
  const town = useTownInAddress()
  const title = titleOf(t('title'), useTownName(useTownOfPharmacies(town)))
  const basket = useBasketPacks(town)
  const isEmpty = basket.items.length === 0
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) document.querySelector<HTMLElement>('main h1')?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
  const isRead = useIsBasketRead()
  if (isEmpty) {
    return (
      <Screen title={title}>
        {!isWhole && <Text>{t('ofLinkNothing')}</Text>}
        <BasketOfAccount />
        <LockedBasket />
        {isRead ? (
          <EmptyState
            icon={<IconShoppingCart size={32} />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={
              <Group justify="center" gap="xs">
                <ButtonLink to="/drugs" search={sameTown}>
                  {t('find')}
                </ButtonLink>
                <ButtonLink to="/pharmacies/all" search={sameTown} variant="default">
                  {t('showAll')}
                </ButtonLink>
              </Group>
            }
          />
        ) : (
          <CardSkeletons count={2} />
        )}
      </Screen>
    )
  }
  return (
    <Screen title={title} wide>
      {!isWhole && <Text>{t('ofLinkNothing')}</Text>}
      <BasketOfAccount />
      <LockedBasket />
      <OfAllRegions town={town} />
      <ListColumns
        filters={
          <>
            <BasketList basket={basket} />
            <PharmacySettings />
          </>
        }
        label={t('basket')}
      >
        <PharmacyList basket={basket} town={town} search={search} mapOf={mapOf} />
      </ListColumns>
    </Screen>
  )
}

interface PharmacyListProps extends PharmaciesScreenProps {
  basket: ReturnType<typeof useBasketPacks>
  town: number | undefined
  /** The packs are those of the address: nothing of the basket is replaced. */
  isOfLink?: boolean
}

const FILTER_OF_FIELD = { locationCode: 'town', cursor: 'cursor' } as const

function PharmacyList({ basket, town, search, mapOf, isOfLink = false }: PharmacyListProps) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const change = useChangeAddress(pharmaciesSearch)
  const [selected, setSelected] = useState<string | null>(null)
  const isMap = search.view === 'map'
  const { box, show } = useMapInView(isMap)
  const showOnMap = (id: string | null) => {
    setSelected(id)
    show()
  }
  const list = usePharmacyPages(basket, { town, isMap, cursor: search.cursor })
  if (basket.isKnown && !list.isAsked)
    return isOfLink ? <GoneLink isForHospitals={basket.packs.size > 0} /> : null
  const unread = {
    refusal: basket.refusal ?? list.refusal,
    // A pack that the register has dropped is refused until the packs are known anew.
    refetch: () => {
      void basket.refetch()
      if (list.refusal) void list.refetch()
    },
  }
  return (
    <PagedList
      label={t('title')}
      list={{ ...list, ...unread }}
      search={search}
      filterOfField={FILTER_OF_FIELD}
      nameOf={drugs}
      onChange={change}
      found={count => t('found', { count })}
      tools={<ViewSwitch isMap={isMap} />}
      above={() => Boolean(town) && list.isNear && <Text>{t('nearInAnyTown')}</Text>}
      empty={() => <NoPharmacies town={list.isNear ? undefined : town} isNear={list.isNear} />}
      after={() => (
        <Text c="dimmed" size="sm">
          {t('inform')}
        </Text>
      )}
    >
      {pages => {
        const items = pages.flatMap(page => page.items)
        const split = pages[0]?.split
        const choice = { selected, onSelect: setSelected }
        return (
          <>
            {pages[0] && <PriceNotice prices={pages[0].prices} isPart />}
            {list.withoutPlace && <Text role="status">{t(list.withoutPlace)}</Text>}
            {split && <SplitOffer split={split} packs={basket.packs} />}
            <ListBesideMap
              mapRef={box}
              map={isMap && mapOf(items, { ...choice, isPlaceSent: list.isPlaceSent, packs: basket.packs })}
            >
              <CardList>
                {items.map(pharmacy => (
                  <li key={pharmacy.pharmacyId}>
                    <PharmacyCard
                      pharmacy={pharmacy}
                      packs={basket.packs}
                      canReplace={!isOfLink}
                      {...(isMap && { selected, onSelect: showOnMap })}
                    />
                  </li>
                ))}
              </CardList>
            </ListBesideMap>
          </>
        )
      }}
    </PagedList>
  )
}
