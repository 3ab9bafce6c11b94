import { Title } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import classes from './dialog.module.css'
import { useDialogClicks } from './use-dialog-clicks.ts'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog while it is mounted. It uses the browser's `<dialog>`, which keeps the focus inside, makes the page
 * behind inert, closes on Escape and returns the focus. Back closes it too.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const clicks = useDialogClicks(onClose)
  useModal(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      {...clicks}
    >
      <div className={classes.content}>
        <Title order={2} id={heading}>
          {title}
        </Title>
        {children}
      </div>
    </dialog>
  )
}
