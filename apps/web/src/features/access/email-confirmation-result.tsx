import { IconCircleCheck } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useSessionState } from '../../app/session/session.ts'

/** Says what the link has done. */
export function EmailConfirmationResult({ done }: { done: Answer<'confirmEmail'> }) {
  const t = useT('access')
  const signedIn = useSessionState() === 'signed-in'
  const isDevice = done.confirmed === 'DEVICE'
  return (
    <Screen title={t(isDevice ? 'link.deviceTitle' : 'link.emailTitle')}>
      <EmptyState
        icon={<IconCircleCheck size={36} />}
        title={
          isDevice
            ? t('link.deviceText', { device: done.deviceName ?? '' })
            : t('link.emailText', { email: done.maskedEmail })
        }
        action={signedIn && <ButtonLink to="/profile">{t('link.profile')}</ButtonLink>}
      />
    </Screen>
  )
}
