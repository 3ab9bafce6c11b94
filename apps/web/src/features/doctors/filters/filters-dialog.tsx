import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { useState } from 'react'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { changedSearch, WITHOUT_FILTERS } from '../doctors-query.ts'
import { DoctorFilters } from './doctor-filters.tsx'
import classes from './filters.module.css'
import { useDoctorCounts } from './use-doctor-counts.ts'

interface FiltersDialogProps {
  search: DoctorsSearch
  onApply: (search: DoctorsSearch) => void
  onClose: () => void
}

/** The filters on a phone. They change the list together, when its button is pressed, which says how many it will be. */
export function FiltersDialog({ search, onApply, onClose }: FiltersDialogProps) {
  const t = useT('doctors')
  const [draft, setDraft] = useState(search)
  const { data: counts, isPlaceholderData } = useDoctorCounts(draft)
  const isCounted = counts !== undefined && !isPlaceholderData && draft.bookmarked !== '1'
  return (
    <Dialog title={t('filters')} onClose={onClose}>
      <DoctorFilters
        search={draft}
        counts={counts}
        onChange={change => setDraft(known => changedSearch(known, change))}
      />
      <div className={classes.actions}>
        <Button
          fullWidth
          onClick={() => {
            onApply(draft)
            onClose()
          }}
        >
          {isCounted ? t('showFound', { doctors: t('left', { count: counts.total }) }) : t('show')}
        </Button>
        <Button
          fullWidth
          variant="subtle"
          onClick={() =>
            setDraft(known => changedSearch(known, { ...WITHOUT_FILTERS, speciality: known.speciality }))
          }
        >
          {t('clear')}
        </Button>
      </div>
    </Dialog>
  )
}
