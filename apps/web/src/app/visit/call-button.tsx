import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { firstPhone } from './first-phone.ts'

interface CallButtonProps {
  /** The phones of the branch, separated by semicolons. */
  phones: string
  /** The accessible name, if a screen has several of these buttons. */
  nameOf?: (action: string) => string
}

/** A button that calls the registry; nothing if it has no phone. */
export function CallButton({ phones, nameOf }: CallButtonProps) {
  const action = useT('visits')('call')
  const phone = firstPhone(phones)
  if (!phone) return null
  return (
    <Button
      component="a"
      href={`tel:${phone}`}
      variant="light"
      leftSection={<IconPhone size={20} aria-hidden />}
      aria-label={nameOf?.(action)}
    >
      {action}
    </Button>
  )
}
