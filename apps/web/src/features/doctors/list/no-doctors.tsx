import { Button } from '@mantine/core'
import { IconCalendarOff, IconHeart, IconStethoscopeOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { NoneInTown } from '../../../app/lists/none-in-town.tsx'
import { changedSearch, type FilterChange, isFiltered, WITHOUT_FILTERS } from '../doctors-query.ts'
import { hasConflictingTimes } from '../filters/conflicting-times.tsx'
import { useDoctorCounts } from '../filters/use-doctor-counts.ts'
import { type FreeTimes, NobodyFree } from './nobody-free.tsx'

interface NoDoctorsProps extends FreeTimes {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
}

/** Nobody is let through by the filters: whether at this time only, and what to change. */
export function NoDoctors({ search, next, atAnyTime, onChange }: NoDoctorsProps) {
  const t = useT('doctors')
  if (hasConflictingTimes(search)) {
    return (
      <EmptyState
        icon={<IconCalendarOff size={32} />}
        title={t('none')}
        hint={t('timesExclude')}
        action={<Button onClick={() => onChange({ time: undefined })}>{t('anyTime')}</Button>}
      />
    )
  }
  if (next || atAnyTime?.total)
    return <NobodyFree search={search} next={next} atAnyTime={atAnyTime} onChange={onChange} />
  const isInTown = Number(search.town ?? 0) > 0
  if (isInTown && !isFiltered(changedSearch(search, { bookmarked: undefined }))) {
    return (
      <EmptyState
        icon={search.bookmarked ? <IconHeart size={32} /> : <IconStethoscopeOff size={32} />}
        title={t(search.bookmarked ? 'noneBookmarkedInTown' : 'noneInTown')}
        hint={t('noneInTownHint')}
        action={<Button onClick={() => onChange({ town: '0' })}>{t('allRegions')}</Button>}
      />
    )
  }
  return search.bookmarked ? (
    <EmptyState
      icon={<IconHeart size={32} />}
      title={t('noneBookmarked')}
      hint={t('noneBookmarkedHint')}
      action={<Button onClick={() => onChange(WITHOUT_FILTERS)}>{t('showEverybody')}</Button>}
    />
  ) : (
    <NoneSuch search={search} isInTown={isInTown} onClear={() => onChange(WITHOUT_FILTERS)} />
  )
}

interface NoneSuchProps {
  search: DoctorsSearch
  isInTown: boolean
  onClear: () => void
}

/** Nobody is let through by the filters: the list without them, and how many doctors of other towns are. */
function NoneSuch({ search, isInTown, onClear }: NoneSuchProps) {
  const t = useT('doctors')
  const { data, isPlaceholderData } = useDoctorCounts({ ...search, town: '0' }, isInTown)
  const elsewhere = isPlaceholderData ? undefined : data?.total
  const icon = <IconStethoscopeOff size={32} />
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('clear')}
    </Button>
  )
  if (!elsewhere) {
    const hint = t(elsewhere === 0 ? 'noneAnywhereHint' : 'noneHint')
    return <EmptyState icon={icon} title={t('none')} hint={hint} action={clear} />
  }
  return (
    <NoneInTown
      icon={icon}
      title={t('noSuchInTown')}
      hint={t('elsewhere', { count: elsewhere })}
      allRegions={t('allRegions')}
      words={search.q}
    >
      {clear}
    </NoneInTown>
  )
}
