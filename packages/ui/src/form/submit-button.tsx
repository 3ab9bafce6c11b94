import { Button, type ButtonProps } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled' | 'fullWidth' | 'color'> {
  pending: boolean
  /** Looks disabled and is announced as disabled, but can be pressed: it then shows what is missing. */
  unready?: boolean
  /** Without it the button submits its form. */
  onClick?: () => void
  children: ReactNode
}

/** The button for the main action: it shows that it is working, and cannot be pressed twice. */
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
    <Button
      type={onClick ? 'button' : 'submit'}
      miw={200}
      {...look}
      {...(onClick ? { onClick } : {})}
      {...(unready ? { 'data-disabled': true, 'aria-disabled': true } : {})}
      loading={pending}
      disabled={disabled}
      aria-busy={pending}
    >
      {pending ? t('pleaseWait') : children}
    </Button>
  )
}
