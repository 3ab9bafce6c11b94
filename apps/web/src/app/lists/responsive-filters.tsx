import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import { useIsWide } from '@vizit/ui/screen/use-is-wide.ts'
import { type ReactNode, useState } from 'react'

/** Filters beside the list of a desktop; on a phone in a dialog, so that they do not push the list down. */
export function FoldedFilters({ children }: { children: ReactNode }) {
  const t = useT('drugs')
  const close = useT('common')('close')
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(false)
  if (isWide) return children
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
      </Button>
      {isOpen && (
        <Dialog title={t('filters')} onClose={() => setOpen(false)}>
          {children}
          <DialogActions sticky>
            <Button onClick={() => setOpen(false)}>{close}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
