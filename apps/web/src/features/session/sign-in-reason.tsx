import { useLocation } from '@tanstack/react-router'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { type ReturnReason, returnReason } from '../../app/session/return-reason.ts'
import { useSessionState } from '../../app/session/session.ts'
import { sessionEnd } from '../../app/session/session-record.ts'

const INTENTS = {
  booking: 'intent',
  drugAlert: 'intentAlert',
  wait: 'intentWait',
  doctor: 'intentDoctor',
  medcenter: 'intentMedcenter',
  page: 'intentPage',
} as const satisfies Record<ReturnReason, string>

/** Why the user was led to the sign-in, or the programme whose member they are. */
export function SignInReason({ programme }: { programme: string | undefined }) {
  const t = useT('session')
  const isBookingWaiting = useClient().unanswered('bookVisit') !== null
  const expired = useSessionState() === 'expired'
  const unknownProgramme = useLocation({ select: ({ state }) => state.unknownProgramme })
  if (programme) return <Notice>{t('program', { program: programme })}</Notice>
  if (unknownProgramme) return <Notice>{t('programUnknown')}</Notice>
  if (expired) {
    const end = sessionEnd()
    // Nothing of a deleted account can be gone on with.
    if (end === 'account-deleted') return <Notice>{t('accountDeleted')}</Notice>
    const why = end === 'signed-out-elsewhere' ? 'signedOutElsewhere' : 'expired'
    return <Notice>{t(isBookingWaiting ? `${why}Booking` : why)}</Notice>
  }
  const reason = returnReason()
  return reason && <Notice>{t(INTENTS[reason])}</Notice>
}
