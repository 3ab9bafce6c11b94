import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { DialogActions } from '@vizit/ui/dialog/dialog-actions.tsx'
import type { ReactNode } from 'react'

interface WithoutFormProps {
  children: ReactNode
  onClose: () => void
}

/** What the dialog shows instead of its form, with the button that closes it. */
export function WithoutForm({ children, onClose }: WithoutFormProps) {
  const common = useT('common')
  return (
    <>
      {children}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </>
  )
}
