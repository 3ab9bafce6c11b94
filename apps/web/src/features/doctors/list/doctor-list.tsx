import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useEffect, useRef, useState } from 'react'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { FirstPage, MorePages } from '../../../app/lists/more-pages.tsx'
import { asUnderstood, UnderstoodList } from '../../../app/lists/understood-list.tsx'
import { UnknownFilters } from '../../../app/lists/unknown-filters.tsx'
import { useIsHydrating } from '../../../app/release/use-is-hydrating.ts'
import { useOverlapWarning } from '../../../app/timeslot/use-overlap-warning.ts'
import { DoctorCard } from '../card/doctor-card.tsx'
import { childAgeOf } from '../child-age-of.ts'
import { FILTER_OF_FIELD, type FilterChange } from '../doctors-query.ts'
import type { useDoctors } from '../use-doctors.ts'
import classes from './list.module.css'
import { NoDoctors } from './no-doctors.tsx'

interface DoctorListProps {
  search: DoctorsSearch
  doctors: ReturnType<typeof useDoctors>
  onChange: (change: FilterChange) => void
  /** Another part of the page has the choice of the programme. */
  hasNoChoice?: boolean
}

/** Doctors on a page of the call. */
const PAGE = 10

/** The doctors page by page. */
export function DoctorList({ search, doctors, onChange, hasNoChoice = false }: DoctorListProps) {
  const t = useT('doctors')
  const { pages, refusal, refetch, isPrevious, isMoreRefused, hasMore, isReadingMore, readMore } = doctors
  const visitAt = useOverlapWarning()
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  // Of a page from the server only the cards near the screen are laid out. A list that the reader comes back to has all its
  // heights at once, because the scroll position needs them.
  const [isRendered] = useState(useIsHydrating())
  const shown = pages?.flatMap(({ items }) => items) ?? []
  const first = pages?.[0]

  useEffect(() => {
    // The button that was pressed moves away: the reader continues at the first doctor that it brought.
    if (focused !== null) list.current?.querySelector<HTMLElement>(`[data-doctor="${focused}"]`)?.focus()
  }, [focused])

  if (refusal && !isMoreRefused && !(first && refusal.code === 'OFFLINE')) {
    return (
      <UnknownFilters
        refusal={refusal}
        retry={refetch}
        filterOfField={FILTER_OF_FIELD}
        search={search}
        nameOf={t}
        onChange={onChange}
      />
    )
  }
  if (!first) return <CardSkeletons count={4} />
  if (shown.length === 0)
    return (
      <>
        <UnderstoodList understood={first.understood} />
        <NoDoctors
          search={asUnderstood(search, first.understood)}
          next={first.nextTimeslot}
          atAnyTime={first.atAnyTime}
          onChange={onChange}
        />
      </>
    )

  async function more() {
    const { data, isFetchNextPageError } = await readMore()
    if (!isFetchNextPageError) setFocused(data?.pages.at(-1)?.items[0]?.id ?? null)
  }
  return (
    <div
      ref={list}
      className={classes.list}
      aria-busy={isPrevious}
      data-previous={isPrevious || undefined}
      data-rendered={isRendered || undefined}
    >
      <UnderstoodList understood={first.understood} />
      {search.cursor && <FirstPage />}
      <CoverOf
        entries={shown.map(doctor => ({
          doctor,
          slots: doctor.freeTimeslots,
          nearest: doctor.nearestTimeslot,
        }))}
        medcenter={search.branch}
        offered={search.service}
        ofAllServices
        program={search.program}
        childAge={childAgeOf(search)}
        page={PAGE}
        hasNoChoice={hasNoChoice}
      >
        <CardList>
          {shown.map(doctor => (
            <li key={doctor.id} data-doctor={doctor.id} tabIndex={-1} className={classes.entry}>
              <DoctorCard doctor={doctor} visitAt={visitAt} />
            </li>
          ))}
        </CardList>
      </CoverOf>
      {isMoreRefused && refusal && <ErrorState refusal={refusal} retry={more} />}
      {hasMore && !isMoreRefused && (
        <div className={classes.more}>
          <Text c="dimmed" size="sm">
            {t('shown', { shown: shown.length, total: first.total })}
          </Text>
          <MorePages cursor={pages?.at(-1)?.nextCursor} isReading={isReadingMore} onMore={more} />
        </div>
      )}
    </div>
  )
}
