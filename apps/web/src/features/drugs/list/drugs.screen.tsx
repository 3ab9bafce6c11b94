import { IconPill } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { ListColumns } from '@vizit/ui/screen/list-columns.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { type DrugsSearch, drugsSearch } from '../../../app/drugs/drugs-search.ts'
import { PagedList } from '../../../app/lists/paged-list.tsx'
import { UnderstoodList } from '../../../app/lists/understood-list.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTown } from '../../../app/provider/provider-choice.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { useTownName } from '../../../app/provider/use-town-name.ts'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import { understoodWords } from '../../../app/search/understood-words.ts'
import { AlertsLink } from '../alerts/alerts-link.tsx'
import { AllRegionsLink } from '../all-regions-link.tsx'
import { WhereToBuy } from '../basket/where-to-buy.tsx'
import { PriceNotice } from '../price-notice.tsx'
import { RegisterSource } from '../register-source.tsx'
import { sameTown } from '../same-town.ts'
import { DrugCard } from './drug-card.tsx'
import { DrugFilters } from './drug-filters.tsx'
import { FormLinks } from './form-links.tsx'
import { PopularSearches } from './popular-searches.tsx'

/** Drugs by name or substance, with prices of the town (product §2, "Drug … list/search and settings"). */
export function DrugsScreen({ search, kit }: { search: DrugsSearch; kit: ReactNode }) {
  const t = useT('drugs')
  const pharmacies = useT('pharmacies')
  const chosen = useTownName(useTown())
  const list = useDrugPages(search)
  const named = list.pages?.[0]?.understood?.town
  return (
    <Screen title={titleOf(t('title'), named?.name ?? chosen)} wide>
      <AlertsLink />
      <ListColumns
        filters={
          <>
            <DrugFilters search={search} />
            {!search.q && kit}
          </>
        }
        label={t('filters')}
      >
        <DrugList search={search} list={list} />
      </ListColumns>
      {/* What was found goes before it. */}
      {search.q && kit}
      <TextLink to="/pharmacies/all" search={sameTown}>
        {pharmacies('showAll')}
      </TextLink>
      <WhereToBuy />
    </Screen>
  )
}

function useDrugPages({ q, dispensing, form, cursor }: DrugsSearch) {
  const town = useTownInAddress()
  const query = {
    ...(q && { q: q.trim() }),
    ...(dispensing && { dispensing }),
    ...(form && { form: form.trim() }),
    ...(town && { locationCode: town }),
    ...(cursor && { cursor }),
  }
  return useCallPages('findDrugs', { query })
}

const FILTER_OF_FIELD = { locationCode: 'town', form: 'form', cursor: 'cursor' } as const

interface DrugListProps {
  search: DrugsSearch
  list: ReturnType<typeof useDrugPages>
}

function DrugList({ search, list }: DrugListProps) {
  const { q } = search
  const t = useT('drugs')
  const tSearch = useT('search')
  const change = useChangeAddress(drugsSearch)
  // Popular searches leave when one of them is chosen.
  useFocusAfterRemoval(q ? 0 : 1)
  const understood = list.pages?.[0]?.understood ?? undefined
  const town = understood?.town && String(understood.town.locationCode)
  // A town has its link beside it.
  const said = list.pages?.[0]?.isTooShort
    ? t('tooShort')
    : town
      ? null
      : understoodWords(understood, tSearch)
  return (
    <PagedList
      label={t('title')}
      list={list}
      search={search}
      filterOfField={FILTER_OF_FIELD}
      nameOf={t}
      onChange={change}
      found={count => [t('found', { count }), said].filter(Boolean).join('. ')}
      above={first => (
        <>
          {town && <UnderstoodList understood={understood} />}
          {!q && !search.form && <PopularSearches {...first} />}
          <FormLinks search={search} found={first} />
        </>
      )}
      empty={first => <NoDrugs {...first} />}
      after={({ register }) => <RegisterSource register={register} />}
    >
      {pages => (
        <>
          {pages[0] && <PriceNotice prices={pages[0].prices} />}
          <AllRegionsLink drugs={pages.flatMap(({ items }) => items)} understood={understood} />
          <CardList>
            {pages
              .flatMap(({ items }) => items)
              .map(drug => (
                <li key={drug.id}>
                  <DrugCard drug={drug} town={town} />
                </li>
              ))}
          </CardList>
        </>
      )}
    </PagedList>
  )
}

function NoDrugs({ register, popular }: Pick<Answer<'findDrugs'>, 'register' | 'popular'>) {
  const t = useT('drugs')
  const icon = <IconPill size={32} />
  if (!register) return <EmptyState icon={icon} title={t('noRegister')} hint={t('noRegisterHint')} />
  return (
    <>
      <EmptyState
        icon={icon}
        title={t('none')}
        hint={t('noneHint')}
        action={
          <ButtonLink to="." search={({ town: named }) => (named ? { town: named } : {})} variant="default">
            {t('reset')}
          </ButtonLink>
        }
      />
      <PopularSearches popular={popular} />
    </>
  )
}
