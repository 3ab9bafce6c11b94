import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Destination } from './directions.ts'
import { DirectionsLink } from './directions-link.tsx'

interface DirectionsButtonProps {
  to: Destination
  /** The accessible name, if a screen has several of these buttons. */
  nameOf?: (action: string) => string
}

/** Shows the way to a branch in the device's own map. */
export function DirectionsButton({ to, nameOf }: DirectionsButtonProps) {
  const action = useT('visits')('directions')
  return (
    <DirectionsLink to={to} aria-label={nameOf?.(action)}>
      {action}
    </DirectionsLink>
  )
}
