import type { ButtonProps } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { PendingButton } from './pending-button.tsx'

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'color'> {
  pending: boolean
  /** Looks disabled and is announced as disabled, but can be pressed: it then shows what is missing. */
  unready?: boolean
  /** Without it the button submits its form. */
  onClick?: () => void
  children: ReactNode
}

/** The button for the main action. */
export function SubmitButton({
  pending,
  unready = false,
  onClick,
  children,
  disabled = false,
  ...look
}: SubmitButtonProps) {
  const t = useT('common')
  return (
    <PendingButton
      type={onClick ? 'button' : 'submit'}
      // With large letters a phone is narrower than that.
      miw="clamp(0px, 12.5rem, 100%)"
      {...look}
      {...(onClick ? { onClick } : {})}
      {...(unready ? { 'data-disabled': true, 'aria-disabled': true } : {})}
      pending={pending}
      disabled={disabled}
    >
      {pending ? t('pleaseWait') : children}
    </PendingButton>
  )
}
