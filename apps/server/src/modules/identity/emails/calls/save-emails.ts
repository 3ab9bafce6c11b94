import { saveEmails } from '@vizit/contract/calls/emails.ts'
import { handle } from '../../../../platform/http/handle.ts'
import type { IdentityDeps } from '../../deps.ts'
import { saveEmails as save } from '../save-emails.ts'
import { whyNotSaved } from '../why-not-saved.ts'

export const saveEmailsRoute = handle(saveEmails, async ({ actor, body }, deps: IdentityDeps) => {
  const { accountId } = actor
  const saved = await save(accountId, body[0]?.address ?? null, deps)
  if (saved.kind !== 'saved') return whyNotSaved(saved, { accountId, path: '0.address' }, deps)
  return saved.emails.map(({ address, confirmed }) => ({ address, confirmed, usage: 'PRIMARY' as const }))
})
