import { Group } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SignOut } from '../../../app/session/sign-out.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

/** The actions that every closed screen offers: asking support, and signing out. */
export function SupportAndSignOut() {
  const t = useT('access')
  return (
    <Group>
      <SupportLink />
      <SignOut
        variant="default"
        leftSection={<IconLogout size={20} aria-hidden />}
        label={t('leave.button')}
        title={t('leave.title')}
        text={t('leave.text')}
      />
    </Group>
  )
}
