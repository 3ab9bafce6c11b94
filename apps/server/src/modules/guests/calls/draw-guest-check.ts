import { drawGuestCheck } from '@vizit/contract/calls/guests/booking.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import { drawPicture } from '../../identity/public.ts'
import type { GuestDeps } from '../deps.ts'
import { drawCheck } from '../use-cases/draw-check.ts'

export const drawGuestCheckRoute = handle(drawGuestCheck, async ({ query, refuse }, deps: GuestDeps) => {
  const drawn = await drawCheck(query.id, deps)
  if (drawn.kind === 'drawn')
    return new Content(await drawPicture(drawn.digits), { type: 'image/png', caching: 'no-store' })
  if (drawn.kind === 'too-many') return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: drawn.retryAfter })
  if (drawn.kind === 'unknown') return refuse('ERROR_SESSION_EXPIRED')
  return refuse('INVALID_STATE', { retryAfter: 0, needsHumanCheck: false })
})
