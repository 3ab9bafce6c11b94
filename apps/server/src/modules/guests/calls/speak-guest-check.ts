import { speakGuestCheck } from '@vizit/contract/calls/guests/booking.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import { speakDigits } from '../../identity/public.ts'
import type { GuestDeps } from '../deps.ts'
import { repeatCheck } from '../use-cases/draw-check.ts'

export const speakGuestCheckRoute = handle(
  speakGuestCheck,
  async ({ query, language, refuse }, deps: GuestDeps) => {
    const drawn = await repeatCheck(query.id, deps)
    if (drawn.kind === 'drawn')
      return new Content(speakDigits(drawn.digits, language), { type: 'audio/wav', caching: 'no-store' })
    if (drawn.kind === 'too-many') return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: drawn.retryAfter })
    if (drawn.kind === 'unknown') return refuse('ERROR_SESSION_EXPIRED')
    return refuse('INVALID_STATE', { retryAfter: 0, needsHumanCheck: false })
  },
)
