import { Group, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { inOwnTab } from '../../app/frame/in-own-tab.ts'
import { SignOut } from '../../app/session/sign-out.tsx'

/** Below the screens of a frame: where the rest of the account is, and how to leave it on somebody else's computer. */
export function AccountElsewhere() {
  const t = useT('install')
  return (
    <Group role="group" aria-label={t('elsewhere.account')} justify="space-between" mt="xl">
      <Text>
        <a {...inOwnTab('/profile')}>{t('elsewhere.open')}</a>
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
