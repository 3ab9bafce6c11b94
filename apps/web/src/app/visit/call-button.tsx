import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { firstPhone } from './first-phone.ts'

interface CallButtonProps {
  /** Of the branch, separated by semicolons. */
  phones: string
  /** What it is called where many stand on a screen. */
  nameOf?: (action: string) => string
}

/** Calls the registry; nothing where it has no phone. */
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
