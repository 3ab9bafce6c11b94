import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { useRef, useState } from 'react'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import { changedSearch, type FilterChange, WITHOUT_FILTERS } from '../doctors-query.ts'
import { hasConflictingTimes } from './conflicting-times.tsx'
import { DoctorFilters } from './doctor-filters.tsx'
import { useDoctorCounts } from './use-doctor-counts.ts'

interface FiltersDialogProps {
  search: DoctorsSearch
  onChange: (change: FilterChange) => void
  onClose: () => void
}

/** The filters on a phone. They change the list together, when its button is pressed, which says how many it will be. */
export function FiltersDialog({ search, onChange, onClose }: FiltersDialogProps) {
  const t = useT('doctors')
  const common = useT('common')
  const [changes, setChanges] = useState<FilterChange>({})
  const latest = useRef(changes)
  const fields = useRef<HTMLDivElement>(null)
  const draft = changedSearch(search, changes)
  const { data: counts, isPlaceholderData } = useDoctorCounts(draft)
  const isCounted = counts !== undefined && !isPlaceholderData
  function change(next: FilterChange) {
    latest.current = { ...latest.current, ...next }
    setChanges(latest.current)
  }

  function show() {
    // A tap on a button leaves the focus in the field on some phones.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) return wrong.focus()
    onChange(latest.current)
    onClose()
  }
  return (
    <Dialog title={t('filters')} onClose={onClose}>
      <div ref={fields}>
        <DoctorFilters search={draft} counts={counts} onChange={change} />
      </div>
      <Button
        fullWidth
        variant="subtle"
        onClick={() => change({ ...WITHOUT_FILTERS, speciality: search.speciality })}
      >
        {t('clear')}
      </Button>
      <DialogActions sticky>
        <Button variant="default" onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button disabled={hasConflictingTimes(draft)} onClick={show}>
          {isCounted ? t('showFound', { doctors: t('left', { count: counts.total }) }) : t('show')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
