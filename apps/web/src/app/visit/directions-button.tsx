import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Destination } from './directions.ts'
import { useDirections } from './use-directions.ts'

interface DirectionsButtonProps {
  to: Destination
  /** The accessible name, if a screen has several of these buttons. */
  nameOf?: (action: string) => string
}

/** Shows the way to a branch in the device's own map. */
export function DirectionsButton({ to, nameOf }: DirectionsButtonProps) {
  const action = useT('visits')('directions')
  const href = useDirections(to)
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      variant="light"
      leftSection={<IconMap2 size={20} aria-hidden />}
      aria-label={nameOf?.(action)}
    >
      {action}
    </Button>
  )
}
