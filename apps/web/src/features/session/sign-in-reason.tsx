import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { bookingWaits } from '../../app/session/kept-place.ts'
import { useSessionState } from '../../app/session/use-session-state.ts'

/** Why a person who was doing something else finds themselves at sign-in. */
export function SignInReason() {
  const t = useT('session')
  const expired = useSessionState() === 'expired'
  if (expired) return <Notice>{t('expired')}</Notice>
  if (bookingWaits()) return <Notice>{t('intent')}</Notice>
  return null
}
