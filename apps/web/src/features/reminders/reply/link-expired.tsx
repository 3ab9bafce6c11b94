import { IconLinkOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { useSessionState } from '../../../app/session/session.ts'

/** A link that has expired; it looks the same as a link that never existed. */
export function LinkExpired() {
  const t = useT('reminders')
  const isSignedIn = useSessionState() === 'signed-in'
  return (
    <Screen key="over" title={t('reply.expiredTitle')}>
      <EmptyState
        icon={<IconLinkOff size={32} />}
        title={t('reply.expiredHint')}
        action={
          isSignedIn ? (
            <ButtonLink to="/visits">{t('reply.toVisits')}</ButtonLink>
          ) : (
            <ButtonLink to="/sign-in">{t('reply.signIn')}</ButtonLink>
          )
        }
      />
    </Screen>
  )
}
