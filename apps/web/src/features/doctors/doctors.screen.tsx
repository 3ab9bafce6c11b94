import { Button, Text } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { doctorSorts } from '@vizit/domain/filters/doctor-sorts.ts'
import { optionsWithWords } from '@vizit/domain/search/options-with-words.ts'
import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchableSelectField } from '@vizit/ui/form/searchable-select-field.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useIsWide } from '@vizit/ui/screen/use-is-wide.ts'
import { lazy, Suspense, useState } from 'react'
import { type DoctorsSearch, doctorsSearch } from '../../app/doctor/doctors-search.ts'
import { useSpecialityOptions } from '../../app/doctor/use-speciality-options.ts'
import { BookmarksOfGuest } from '../../app/favourites/bookmarks-of-guest.tsx'
import { withScripts } from '../../app/lists/choice-without-scripts.tsx'
import { useChangeAddress } from '../../app/lists/use-change-address.ts'
import { useTownInAddress } from '../../app/provider/use-town-in-address.ts'
import { useTownName } from '../../app/provider/use-town-name.ts'
import { EmergencyOfWords } from '../../app/search/emergency-of-words.tsx'
import { useSessionState } from '../../app/session/session.ts'
import { AskTown } from '../../app/town/ask-town.tsx'
import classes from './doctors.module.css'
import { ActiveFilters } from './filters/active-filters.tsx'
import { DoctorsWithoutScripts } from './filters/doctors-without-scripts.tsx'
import { useFilterNames } from './filters/use-filter-names.ts'
import { DoctorList } from './list/doctor-list.tsx'
import { ShowDistances } from './list/show-distances.tsx'
import { useDoctors } from './use-doctors.ts'

const FiltersDialog = lazy(async () => ({
  default: (await import('./filters/filters-dialog.tsx')).FiltersDialog,
}))
const FiltersAside = lazy(async () => ({
  default: (await import('./filters/filters-aside.tsx')).FiltersAside,
}))

/** Doctors of all organisations by filters, with their free times (product §2, "Doctor list"). */
export function DoctorsScreen({ address }: { address: DoctorsSearch }) {
  const t = useT('doctors')
  const isGuest = useSessionState() !== 'signed-in'
  const isWide = useIsWide()
  const search = doctorsSearch({ ...address, town: useTownInAddress() })
  const change = useChangeAddress(doctorsSearch, { asSteps: true, typed: isWide ? ['q', 'age'] : [] })
  const [isOpen, setOpen] = useState(false)
  const doctors = useDoctors(search)
  const { specialities } = useSpecialityOptions(search.speciality)
  const speciality = specialities.find(({ specialityId }) => specialityId === search.speciality)
  const chosenTown = useTownName(Number(search.town ?? 0))
  const { total, understood } = doctors.pages?.[0] ?? {}
  const town = understood?.town?.name ?? chosenTown
  const bySpeciality = {
    label: t('speciality'),
    value: search.speciality ?? '',
    options: [
      { value: '', label: t('anySpeciality') },
      ...specialities.map(({ specialityId, speciality, synonyms }) => ({
        value: specialityId,
        label: speciality,
        also: synonyms,
      })),
    ],
  }
  const inOrder = {
    label: t('sort.label'),
    value: search.sort ?? 'byDate',
    options: doctorSorts.map(value => ({ value, label: t(`sort.${value}`) })),
  }
  const chosen = useFilterNames(search).length
  const isBookmarksOfGuest = search.bookmarked === '1' && isGuest

  return (
    <Screen title={titleOf(speciality?.speciality ?? t('title'), town)} wide>
      <div className={classes.screen}>
        <aside className={classes.aside} aria-label={t('filters')}>
          {isWide && (
            <Suspense>
              <FiltersAside search={search} onChange={change} />
            </Suspense>
          )}
        </aside>
        <div className={classes.main}>
          <DoctorsWithoutScripts
            search={search}
            selects={[
              { name: 'speciality', ...bySpeciality },
              { name: 'sort', ...inOrder },
            ]}
          />
          <div className={`${classes.tools} ${withScripts}`}>
            <SearchableSelectField
              {...bySpeciality}
              find={optionsWithWords}
              onChoose={speciality => change({ speciality: speciality || undefined })}
            />
            <SelectField
              {...inOrder}
              onChoose={sort => change({ sort: sort === 'byDate' ? undefined : sort })}
            />
            <Button
              className={classes.open}
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {chosen > 0 ? `${t('filters')} (${chosen})` : t('filters')}
            </Button>
          </div>
          <ActiveFilters search={search} onChange={change} />
          <EmergencyOfWords words={search.q} />
          {!search.bookmarked && !search.branch && !understood?.town && <AskTown />}
          <div className={classes.found}>
            <Text role="status" c="dimmed" mih="1.5em">
              {!isBookmarksOfGuest && total ? t('found', { count: total }) : ''}
            </Text>
            {total ? <ShowDistances /> : null}
          </div>
          {isBookmarksOfGuest ? (
            <BookmarksOfGuest title={t('signInForBookmarks')} />
          ) : (
            <DoctorList search={search} doctors={doctors} onChange={change} />
          )}
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <FiltersDialog search={search} onChange={change} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Screen>
  )
}
