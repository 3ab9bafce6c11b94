import { Text, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { type AllPharmaciesSearch, allPharmaciesSearch } from '../../../app/drugs/drugs-search.ts'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { PagedList } from '../../../app/lists/paged-list.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { useTownName } from '../../../app/provider/use-town-name.ts'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { PharmacyPlace } from '../pharmacy-place.tsx'
import { sameTown } from '../same-town.ts'

const FILTER_OF_FIELD = { locationCode: 'town', cursor: 'cursor' } as const

/** All pharmacies of a town, whatever they have. */
export function AllPharmaciesScreen({ search }: { search: AllPharmaciesSearch }) {
  const t = useT('pharmacies')
  const drugs = useT('drugs')
  const ofList = useT('paged-list')
  const change = useChangeAddress(allPharmaciesSearch)
  const town = useTownInAddress()
  const { openNow, packs, cursor } = search
  const query = {
    ...(town && { locationCode: town }),
    ...(openNow && { openNow }),
    ...(cursor && { cursor }),
  }
  const list = useCallPages('listPharmacies', { query })
  return (
    <Screen title={titleOf(t('allTitle'), useTownName(town))} wide>
      <ChoiceWithoutScripts
        action="/pharmacies/all"
        kept={{ openNow, packs }}
        town={town ?? 0}
        selects={[]}
        submit={ofList('show')}
      />
      <PagedList
        label={t('allTitle')}
        list={list}
        search={search}
        filterOfField={FILTER_OF_FIELD}
        nameOf={drugs}
        onChange={change}
        found={count => t('found', { count })}
        above={() => !town && <Text>{drugs('alerts.anywhere')}</Text>}
        tools={<OpenSwitch isOpenOnly={openNow !== undefined} />}
        empty={() => <None isOfTown={Boolean(town)} />}
      >
        {pages => (
          <CardList>
            {pages
              .flatMap(({ items }) => items)
              .map(pharmacy => (
                <li key={pharmacy.pharmacyId}>
                  <Listed pharmacy={pharmacy} />
                </li>
              ))}
          </CardList>
        )}
      </PagedList>
      <TextLink to="/drugs" search={sameTown}>
        {t('find')}
      </TextLink>
    </Screen>
  )
}

function Listed({ pharmacy }: { pharmacy: Answer<'listPharmacies'>['items'][number] }) {
  const { pharmacyId, name, isDemo } = pharmacy
  return (
    <Surface className={classes.card}>
      <Title order={2} className={classes.name}>
        <TextLink to="/pharmacies/$pharmacyId" params={{ pharmacyId }} search={sameTown}>
          {name}
        </TextLink>{' '}
        {isDemo && <DemoBadge />}
      </Title>
      <PharmacyPlace pharmacy={pharmacy} />
    </Surface>
  )
}

/** A link, so that it works without scripts. */
function OpenSwitch({ isOpenOnly }: { isOpenOnly: boolean }) {
  const t = useT('pharmacies')
  return (
    <ButtonLink
      to="."
      search={({ openNow: _, cursor: __, ...rest }) => (isOpenOnly ? rest : { ...rest, openNow: 'true' })}
      resetScroll={false}
      variant="default"
    >
      {t(isOpenOnly ? 'alsoClosed' : 'openNow')}
    </ButtonLink>
  )
}

function None({ isOfTown }: { isOfTown: boolean }) {
  const t = useT('pharmacies')
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t('none')}
      action={
        isOfTown && (
          <ButtonLink to="." search={known => ({ ...known, town: '0' })} variant="default">
            {t('allRegions')}
          </ButtonLink>
        )
      }
    />
  )
}
