import { drawHumanCode } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import type { IdentityDeps } from '../deps.ts'
import { drawPicture } from '../human-check/draw-picture.ts'
import { drawHumanCode as draw } from '../use-cases/draw-human-code.ts'

export const drawHumanCodeRoute = handle(drawHumanCode, async ({ query, refuse }, deps: IdentityDeps) => {
  const drawn = await draw(query.id, deps)
  if (drawn.kind === 'drawn')
    return new Content(await drawPicture(drawn.code), { type: 'image/png', caching: 'no-store' })
  if (drawn.kind === 'too-many') return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: drawn.retryAfter })
  if (drawn.kind === 'unknown') return refuse('ERROR_SESSION_EXPIRED')
  return refuse('INVALID_STATE', { retryAfter: 0, needsHumanCheck: false })
})
