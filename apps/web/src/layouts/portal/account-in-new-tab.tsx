import { Group, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { openInNewTab } from '../../app/frame/open-in-new-tab.ts'
import { SignOut } from '../../app/session/sign-out.tsx'

/** Below the screens in a frame: a link to the rest of the account, and the sign-out for somebody else's computer. */
export function AccountInNewTab() {
  const t = useT('install')
  return (
    <Group role="group" aria-label={t('elsewhere.account')} justify="space-between" mt="xl">
      <Text>
        <a {...openInNewTab('/profile')}>{t('elsewhere.open')}</a>
        {': '}
        {t('elsewhere.rest')}
      </Text>
      <SignOut
        variant="default"
        label={t('elsewhere.signOut')}
        title={t('elsewhere.signOutTitle')}
        text={t('elsewhere.signOutText')}
      />
    </Group>
  )
}
