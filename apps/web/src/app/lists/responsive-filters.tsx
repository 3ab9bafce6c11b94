import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { useIsWide } from '@vizit/ui/screen/use-is-wide.ts'
import { type ReactNode, useState } from 'react'
import { type ChosenFilter, ChosenFilters } from './chosen-filters.tsx'

interface ResponsiveFiltersProps {
  label: string
  /** How many of them are set: the button says so while they are not seen. */
  active: number
  /** The same in words, below the button. */
  chosen?: readonly ChosenFilter[]
  /** The button that takes all of them off; there while one is set. */
  clear?: { readonly label: string; readonly onPress: () => void }
  children: ReactNode
}

/** Filters beside the list of a desktop; on a phone in a dialog, so that they do not push the list down. */
export function ResponsiveFilters({ label, active, chosen = [], clear, children }: ResponsiveFiltersProps) {
  const close = useT('common')('close')
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  const clearing = clear && active > 0 && (
    <Button variant="subtle" onClick={clear.onPress}>
      {clear.label}
    </Button>
  )
  if (isWide) {
    return (
      <>
        {children}
        {clearing}
      </>
    )
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {active > 0 ? `${label} (${active})` : label}
      </Button>
      <ChosenFilters filters={chosen} />
      {isOpen && (
        <Dialog title={label} onClose={() => setOpen(false)}>
          {children}
          {clearing}
          <DialogActions sticky>
            <Button onClick={() => setOpen(false)}>{close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
