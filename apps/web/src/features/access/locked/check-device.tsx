import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { MaskedAccount } from './masked-account.tsx'
import { ResetAccount } from './reset-account.tsx'
import { SupportAndSignOut } from './support-and-sign-out.tsx'

/** The device check (product §2, "Profile states"): the masked e-mail, and the button that sends the confirmation. */
export function CheckDevice({ profile }: { profile: Profile }) {
  const t = useT('access')
  const request = useCall('requestDeviceAccess')
  return (
    <Screen key="check" title={t('check.title')}>
      <Text>{t('check.text')}</Text>
      <MaskedAccount profile={profile} />
      <RefusalBlock refusal={request.refusal} />
      <ActionBar>
        <SubmitButton
          pending={request.isPending}
          onClick={() => request.mutate({ body: { profileId: profile.me } })}
        >
          {t('check.send')}
        </SubmitButton>
      </ActionBar>
      <ResetAccount />
      <SupportAndSignOut />
    </Screen>
  )
}
