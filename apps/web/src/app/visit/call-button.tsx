import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { phoneHref } from '@vizit/i18n/format/phone-href.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

interface CallButtonProps {
  /** The phones of the branch, separated by semicolons. */
  phones: string
  /** The accessible name, if a screen has several of these buttons. */
  nameOf?: (action: string) => string
}

/** A button that calls the registry; nothing if it has no phone. */
export function CallButton({ phones, nameOf }: CallButtonProps) {
  const action = useT('visits')('call')
  const phone = phones.split(';')[0]?.trim()
  if (!phone) return null
  return (
    <Button
      component="a"
      href={phoneHref(phone)}
      variant="light"
      leftSection={<IconPhone size={20} aria-hidden />}
      aria-label={nameOf?.(action)}
    >
      {action}
    </Button>
  )
}
