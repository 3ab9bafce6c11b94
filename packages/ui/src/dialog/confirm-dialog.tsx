import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { SubmitButton } from '../form/submit-button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

interface ConfirmDialogProps {
  title: string
  /** Names what is lost. */
  text: string
  confirm: string
  /** Instead of "Cancel", where that word would be unclear. */
  decline?: string
  danger?: boolean
  pending?: boolean
  /** Not yet: something must be ticked or filled in first. */
  disabled?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, decline, danger, onConfirm, onClose, children } = props
  const { pending = false, disabled = false } = props
  const t = useT('common')
  return (
    <Dialog title={title} onClose={onClose}>
      <Text>{text}</Text>
      {children}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {decline ?? t('cancel')}
        </Button>
        <SubmitButton
          pending={pending}
          disabled={disabled}
          onClick={onConfirm}
          {...(danger ? { color: 'var(--vizit-danger)' } : {})}
        >
          {confirm}
        </SubmitButton>
      </DialogActions>
    </Dialog>
  )
}
