import { Button, type ButtonProps } from '@mantine/core'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { useEndSession } from './use-end-session.ts'

interface SignOutProps extends Pick<ButtonProps, 'variant' | 'leftSection'> {
  label: string
  title: string
  /** What the user needs in order to sign in again. */
  text: string
}

/** The sign-out button, with a confirmation, because all local data are deleted (product §4, "Consent"). */
export function SignOut({ label, title, text, ...look }: SignOutProps) {
  const [asking, setAsking] = useState(false)
  const { endSession, isPending } = useEndSession()
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={title}
          text={text}
          confirm={label}
          danger
          pending={isPending}
          onConfirm={endSession}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
