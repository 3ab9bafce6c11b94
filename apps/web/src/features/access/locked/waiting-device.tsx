import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import type { Profile } from '../../../app/people/profile.ts'
import { MailCodeForm } from '../mail-code-form.tsx'
import { ResendMail } from '../resend-mail.tsx'
import { usePoll } from '../use-poll.ts'
import { MaskedAccount } from './masked-account.tsx'
import { ResetAccount } from './reset-account.tsx'
import { SupportAndSignOut } from './support-and-sign-out.tsx'

interface WaitingDeviceProps {
  profile: Profile
  again: () => unknown
}

/** A new device that waits for confirmation; it polls every five seconds and continues by itself. */
export function WaitingDevice({ profile, again }: WaitingDeviceProps) {
  const t = useT('access')
  usePoll(again)
  return (
    <Screen key="waiting" title={t('waiting.title')}>
      <Text>{t('waiting.text', { email: profile.profileAttributes?.maskedEmail ?? '' })}</Text>
      <MailCodeForm />
      <ResendMail />
      <MaskedAccount profile={profile} />
      <ResetAccount />
      <SupportAndSignOut />
    </Screen>
  )
}
