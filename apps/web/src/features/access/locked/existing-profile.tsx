import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useSessionState } from '../../../app/session/session.ts'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { ChangeEmail } from '../email/change-email.tsx'
import { DropTakenEmail } from '../email/drop-taken-email.tsx'
import { SupportAndSignOut } from './support-and-sign-out.tsx'

/** 'Profile already exists' (product §2): the user's e-mail is confirmed for another account of theirs. */
export function ExistingProfile({ deviceRef }: { deviceRef: string | null }) {
  const t = useT('access')
  const signedIn = useSessionState() === 'signed-in'
  return (
    <Screen title={t('exists.title')}>
      <Text>{t('exists.text')}</Text>
      {deviceRef && (
        <Surface>
          <Details rows={[[t('deviceRef'), deviceRef]]} />
        </Surface>
      )}
      {signedIn ? (
        <>
          <ChangeEmail />
          <DropTakenEmail />
          <SupportAndSignOut />
        </>
      ) : (
        <SupportLink />
      )}
    </Screen>
  )
}
