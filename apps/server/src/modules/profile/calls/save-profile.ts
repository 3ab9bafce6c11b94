import type { BodyOf } from '@vizit/contract/call.ts'
import { saveProfile as call } from '@vizit/contract/calls/profile/own-profile.ts'
import { isEmail } from '@vizit/domain/person/email.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { personProblems } from '../../family/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { ownProfileId } from '../store/own-profile.ts'
import { readOwnUser } from '../use-cases/read-own-user.ts'
import { whyNotEditable } from '../use-cases/why-not-editable.ts'

/** Saves the own profile, and the e-mail if given: both or none. Returns a refusal or null. */
async function saveProfile(
  actor: Patient,
  body: BodyOf<typeof call>,
  freshCode: FreshCode | null,
  deps: ProfileDeps,
) {
  const { accountId, deviceId } = actor
  const { emails, ...facts } = body
  const reason = await whyNotEditable(actor, facts, deps)
  if (reason) return new Refused('PROFILE_NOT_EDITABLE', { reason })
  const fields = profileProblems(body, civilDateOf(deps.clock.now()))
  if (fields.length > 0) return new Refused('INVALID_ARGUMENT', { fields })
  try {
    const saved = await deps.family.saveOwnProfile(accountId, facts, {
      telling: deps,
      also: async trx => {
        if (!emails) return
        const written = emails[0]?.address ?? null
        const saving = { accountId, deviceId, written, freshCode, path: 'emails.0.address' }
        const refused = await deps.emails.save(trx, saving)
        if (refused) throw new EmailRefused(refused)
      },
    })
    if (saved === 'underage') return new Refused('UNDERAGE_USER', {})
    if (saved === 'kept-by-programme') return new Refused('PROFILE_NOT_EDITABLE', { reason: 'programme' })
    if (saved !== 'saved') return new Refused('INVALID_ARGUMENT', { fields: [...saved.wrongFields] })
  } catch (error) {
    if (error instanceof EmailRefused) return error.refused
    throw error
  }
  if (emails) deps.emails.announce(accountId)
  // Relatives see the name too.
  deps.changes.publish('profile', { profiles: [await ownProfileId(deps.database.db, accountId)] })
  return null
}

/** Problems of the fields that are given, including the e-mail's. */
function profileProblems({ emails, ...facts }: Partial<BodyOf<typeof call>>, today: CivilDate) {
  const address = emails?.[0]?.address
  const isEmailWrong = address !== undefined && !isEmail(normalizeEmail(address))
  return [
    ...personProblems(facts, 'anybody', today),
    ...(isEmailWrong ? [{ path: 'emails.0.address', problem: 'invalid_format' }] : []),
  ]
}

/** Thrown to roll back the transaction. */
class EmailRefused extends Error {
  readonly refused: NonNullable<Awaited<ReturnType<ProfileDeps['emails']['save']>>>
  constructor(refused: EmailRefused['refused']) {
    super(refused.code)
    this.refused = refused
  }
}

export const saveProfileRoute = handle(
  call,
  async ({ actor, body, language, freshCode }, deps: ProfileDeps) =>
    (await saveProfile(actor, body, freshCode, deps)) ?? readOwnUser(actor, language, deps),
  { rules: (body, { clock }) => profileProblems(body, civilDateOf(clock.now())) },
)
