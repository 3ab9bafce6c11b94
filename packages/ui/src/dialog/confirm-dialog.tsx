import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { SubmitButton } from '../form/submit-button.tsx'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-actions.tsx'

interface ConfirmDialogProps {
  title: string
  /** Says what will be lost. */
  text: string
  confirm: string
  /** Replaces "Cancel" if that word would be ambiguous. */
  decline?: string
  danger?: boolean
  pending?: boolean
  /** True until something else is ticked or filled in. */
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
