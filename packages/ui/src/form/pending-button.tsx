import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'

interface PendingButtonProps
  extends Omit<ButtonProps, 'loading'>,
    Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps> {
  pending: boolean
}

/**
 * Shows that it is working. Until then a press does nothing, neither does Enter in a field of its form; it keeps the focus, which
 * a disabled button would lose.
 */
export function PendingButton({ pending, disabled, onClick, ...look }: PendingButtonProps) {
  return (
    <Button
      {...look}
      loading={pending}
      aria-busy={pending}
      {...(pending && { 'aria-disabled': true })}
      onClick={pending ? event => event.preventDefault() : onClick}
      renderRoot={props => <button {...props} disabled={disabled} />}
    />
  )
}
