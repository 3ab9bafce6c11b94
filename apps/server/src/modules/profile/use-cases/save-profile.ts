import type { BodyOf } from '@vizit/contract/call.ts'
import type { saveProfile as call } from '@vizit/contract/calls/profile/own-profile.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ProfileDeps } from '../deps.ts'
import { ownProfileId } from '../store/own-profile.ts'
import { whyNotEditable } from './why-not-editable.ts'

/** The own profile, and the e-mail where it is given: both or none. A refusal, or null. */
export async function saveProfile(
  actor: Patient,
  body: BodyOf<typeof call>,
  freshCode: FreshCode | null,
  deps: ProfileDeps,
) {
  const { accountId, deviceId } = actor
  const { emails, ...facts } = body
  const reason = await whyNotEditable(actor, facts, deps)
  if (reason) return new Refused('PROFILE_NOT_EDITABLE', { reason })
  try {
    const saved = await deps.family.saveOwnProfile(accountId, facts, async trx => {
      if (!emails) return
      const written = emails[0]?.address ?? null
      const saving = { accountId, deviceId, written, freshCode, path: 'emails.0.address' }
      const refused = await deps.emails.save(trx, saving)
      if (refused) throw new EmailRefused(refused)
    })
    if (saved === 'underage') return new Refused('UNDERAGE_USER', {})
    if (saved !== 'saved') return new Refused('INVALID_ARGUMENT', { fields: [...saved.wrongFields] })
  } catch (error) {
    if (error instanceof EmailRefused) return error.refused
    throw error
  }
  if (emails) deps.emails.announce(accountId)
  // Relatives see the name as well.
  deps.changes.tell('profile', { profiles: [await ownProfileId(deps.database.db, accountId)] })
  return null
}

/** Thrown to undo the rest. */
class EmailRefused extends Error {
  readonly refused: NonNullable<Awaited<ReturnType<ProfileDeps['emails']['save']>>>
  constructor(refused: EmailRefused['refused']) {
    super(refused.code)
    this.refused = refused
  }
}
