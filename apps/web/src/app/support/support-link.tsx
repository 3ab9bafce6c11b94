import { Button, type ButtonProps } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSupportMail } from './use-support-mail.ts'

/**
 * A link to write to support, with the data that support would ask for; nothing if no support address is configured.
 */
export function SupportLink(look: Pick<ButtonProps, 'variant' | 'mt'>) {
  const t = useT('common')
  const mail = useSupportMail()
  if (!mail) return null
  return (
    <Button
      component="a"
      href={mail}
      variant="default"
      leftSection={<IconMail size={20} aria-hidden />}
      {...look}
    >
      {t('writeToSupport')}
    </Button>
  )
}
