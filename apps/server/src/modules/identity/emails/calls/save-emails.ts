import { saveEmails } from '@vizit/contract/calls/emails.ts'
import { handle } from '../../../../platform/http/handle.ts'
import { refOfTaken } from '../../access/ref-of-taken.ts'
import type { IdentityDeps } from '../../deps.ts'
import { saveEmails as save } from '../save-emails.ts'

export const saveEmailsRoute = handle(saveEmails, async ({ actor, body, refuse }, deps: IdentityDeps) => {
  const saved = await save(actor.accountId, body[0]?.address ?? null, deps)
  switch (saved.kind) {
    case 'saved':
      return saved.emails.map(({ address, confirmed }) => ({ address, confirmed, usage: 'PRIMARY' as const }))
    case 'invalid':
      return refuse('INVALID_ARGUMENT', { fields: [{ path: '0.address', problem: 'invalid_format' }] })
    case 'taken':
      return refuse('PROFILE_EXISTS', {
        deviceIdOfExistedUser: (await refOfTaken(deps.database.db, actor.accountId)) ?? '—',
      })
    case 'wait':
      return refuse('INVALID_STATE', { retryAfter: saved.retryAfter })
    case 'too-many':
      return refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: saved.retryAfter })
  }
})
