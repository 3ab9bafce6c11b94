import { Button, type ButtonProps } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import type { Destination } from './directions.ts'
import { useDirections } from './use-directions.ts'

interface DirectionsLinkProps extends Pick<ButtonProps, 'variant' | 'leftSection'> {
  to: Destination
  'aria-label'?: string | undefined
  children: string
}

/** Opens the way to a branch in the device's own map. */
export function DirectionsLink({ to, ...button }: DirectionsLinkProps) {
  return (
    <Button
      component="a"
      href={useDirections(to)}
      target="_blank"
      rel="noreferrer"
      variant="light"
      leftSection={<IconMap2 size={20} aria-hidden />}
      {...button}
    />
  )
}
