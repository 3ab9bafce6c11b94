import { IconList, IconMap } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { type ReactNode, useState } from 'react'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { useCoverPerson } from '../../../app/cover/use-cover-person.ts'
import { BookmarksOfGuest } from '../../../app/favourites/bookmarks-of-guest.tsx'
import { withScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { ListBesideMap } from '../../../app/lists/list-beside-map.tsx'
import { PagedList } from '../../../app/lists/paged-list.tsx'
import { asUnderstood, UnderstoodList } from '../../../app/lists/understood-list.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useMapInView } from '../../../app/lists/use-map-in-view.ts'
import { type MedcentersSearch, medcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { useSessionState } from '../../../app/session/session.ts'
import { AskTown } from '../../../app/town/ask-town.tsx'
import { MedcenterCard } from './medcenter-card.tsx'
import { NoMedcenters } from './no-medcenters.tsx'
import type { useMedcenterPages } from './use-medcenter-pages.ts'

interface MedcenterListProps {
  search: MedcentersSearch
  town: number | undefined
  list: ReturnType<typeof useMedcenterPages>
  /** Absent: the list has no map. */
  mapOf?: MapOfMedcenters
}

export type MapOfMedcenters = (
  medcenters: Answer<'findMedcenters'>['items'],
  choice: { readonly selected: string | null; readonly onSelect: (branchId: string | null) => void },
) => ReactNode

/** Medical centres on a page of the call. */
const PAGE = 20

/** The filter of the address that is this field of the call. */
const FILTER_OF_FIELD = {
  locationCode: 'town',
  serviceId: 'service',
  programId: 'program',
  cursor: 'cursor',
} as const

/** The medical centres that the filters let through, page by page. */
export function MedcenterList({ search, town, list, mapOf }: MedcenterListProps) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch)
  const isSignedIn = useSessionState() === 'signed-in'
  const { asked } = useCoverPerson()
  const { items } = list
  const [selected, setSelected] = useState<string | null>(null)
  const isMap = mapOf !== undefined && search.view === 'map'
  const isBookmarks = search.filter === 'bookmarks'
  const { box, show } = useMapInView(isMap)
  const showOnMap = (id: string | null) => {
    setSelected(id)
    show()
  }
  if (isBookmarks && !isSignedIn) return <BookmarksOfGuest title={t('signInForBookmarks')} />
  return (
    <PagedList
      label={t('title')}
      list={list}
      search={search}
      filterOfField={FILTER_OF_FIELD}
      nameOf={filter => t(filter === 'service' ? 'ofService' : filter)}
      onChange={change}
      found={count => t('found', { count })}
      tools={mapOf && <ViewSwitch isMap={isMap} />}
      above={({ understood }) => (
        <>
          <UnderstoodList understood={understood} />
          {!isBookmarks && !understood?.town && <AskTown />}
        </>
      )}
      empty={({ understood }) => (
        <NoMedcenters
          search={asUnderstood(search, understood)}
          town={understood?.town?.locationCode ?? town}
        />
      )}
    >
      {() => (
        <ListBesideMap map={isMap && mapOf(items, { selected, onSelect: setSelected })} mapRef={box}>
          <CoverOf
            medcenters={items.map(({ branchId }) => branchId)}
            offered={search.service}
            nearest={Object.fromEntries(
              items.map(({ branchId, service }) => [branchId, service?.nearestTimeslot]),
            )}
            program={search.program}
            page={PAGE}
            // On the page of a service its facts have it.
            hasNoChoice={!mapOf}
            {...asked}
          >
            <CardList>
              {items.map(medcenter => (
                <li key={medcenter.branchId}>
                  <MedcenterCard
                    medcenter={medcenter}
                    age={search.age}
                    {...(isMap && { selected, onSelect: showOnMap })}
                  />
                </li>
              ))}
            </CardList>
          </CoverOf>
        </ListBesideMap>
      )}
    </PagedList>
  )
}

/** Shows the list with the map, or alone; Back leads to what was shown before. */
function ViewSwitch({ isMap }: { isMap: boolean }) {
  const t = useT('medcenters')
  return (
    <ButtonLink
      to="."
      search={({ view: _, ...rest }) => (isMap ? rest : { ...rest, view: 'map' })}
      resetScroll={false}
      variant="default"
      className={withScripts}
      leftSection={isMap ? <IconList size={20} aria-hidden /> : <IconMap size={20} aria-hidden />}
    >
      {t(isMap ? 'withoutMap' : 'onMap')}
    </ButtonLink>
  )
}
