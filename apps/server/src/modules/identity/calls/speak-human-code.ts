import { speakHumanCode } from '@vizit/contract/calls/identity/identity.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Content } from '../../../platform/http/raw-content.ts'
import type { IdentityDeps } from '../deps.ts'
import { speakDigits } from '../human-check/speak-digits.ts'
import { repeatHumanCode } from '../use-cases/draw-human-code.ts'

export const speakHumanCodeRoute = handle(
  speakHumanCode,
  async ({ query, language, refuse }, deps: IdentityDeps) => {
    const drawn = await repeatHumanCode(query.id, deps)
    if (drawn.kind === 'drawn')
      return new Content(speakDigits(drawn.code, language), { type: 'audio/wav', caching: 'no-store' })
    if (drawn.kind === 'too-many') return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: drawn.retryAfter })
    if (drawn.kind === 'unknown') return refuse('ERROR_SESSION_EXPIRED')
    return refuse('INVALID_STATE', { retryAfter: 0, needsHumanCheck: false })
  },
)
