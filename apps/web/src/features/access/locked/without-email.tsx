import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { MaskedAccount } from './masked-account.tsx'
import { SupportAndSignOut } from './support-and-sign-out.tsx'
import { useSignInAgain } from './use-sign-in-again.ts'

/** Access not authorised, and no e-mail to authorise it: the account has lost its address meanwhile. */
export function WithoutEmail({ profile }: { profile: Profile }) {
  const t = useT('access')
  const { signInAgain, isPending } = useSignInAgain()
  return (
    <Screen title={t('withoutEmail.title')}>
      <Text>{t('withoutEmail.text')}</Text>
      <MaskedAccount profile={profile} />
      <ActionBar>
        <SubmitButton pending={isPending} onClick={signInAgain}>
          {t('withoutEmail.again')}
        </SubmitButton>
      </ActionBar>
      <SupportAndSignOut />
    </Screen>
  )
}
