import { Button, type ButtonProps } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSupportMail } from './use-support-mail.ts'

/** Writes to support, with what support would ask first; nothing where nobody reads such letters. */
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
