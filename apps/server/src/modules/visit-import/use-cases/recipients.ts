import type { RelKind } from '@vizit/domain/family/relations.ts'
import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { completeFacts, fitsRelation } from '@vizit/domain/visit-import/match-patient.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import {
  addChildToFamilies,
  familiesOfOwn,
  type Member,
  parentsFor,
  saveOwnFacts,
} from '../../family/public.ts'
import { whyNotSavedAsMe } from '../../profile/public.ts'
import type { VisitImportDeps } from '../deps.ts'
import { holdRelation, ownProfileOf } from '../store/assign-visit.ts'
import { findOwnContact } from '../store/contacts.ts'
import type { ImportRequest } from './import-request.ts'

/** The profile that the visit will belong to. */
export interface Recipient {
  readonly profileId: string
  readonly relKind: RelKind
  readonly firstName: string | null
  /** Data that was saved about the person by the import. */
  readonly saved: 'own' | 'child' | null
}

type Failure = Refused<
  | 'NOT_FOUND'
  | 'PERSON_EXISTS'
  | 'PROFILE_MISSING'
  | 'UNDERAGE_USER'
  | 'INVALID_ARGUMENT'
  | 'PROFILE_NOT_EDITABLE'
>

/** The profile that the visit will belong to, and how it is prepared in the transaction of the import. */
export interface Recipients {
  /** Profiles whose families change, or must not change meanwhile. */
  readonly families: (trx: Kysely<DB>) => Promise<readonly string[]>
  readonly settle: (trx: Kysely<DB>, families: readonly string[]) => Promise<Recipient | Failure>
}

/**
 * The person named by the request, or a refusal. For a stranger an existing person and a missing one have the
 * same answer.
 */
export async function recipientsOf(request: ImportRequest, deps: VisitImportDeps) {
  const { actor, body } = request
  const now = deps.clock.now()
  const members = await deps.family.membersOf(actor)
  const wanted = body.me ? members.find(isMe) : members.find(({ profileId }) => profileId === body.profileId)
  if (body.profileId !== undefined && !wanted?.accessLevels.includes('BOOK_VISITS')) return notFound()
  const contact = await findOwnContact(deps.database.db, {
    visitId: body.omId,
    accountId: actor.accountId,
    now,
  })
  if (!contact) return notFound()
  // A repeated request gets its first answer, even if the patient has changed since.
  if (contact.importedAt) return asIs(actor.accountId, wanted ?? members.find(isMe))
  const contradicts = body.me && body.profileId !== undefined && body.profileId !== wanted?.profileId
  const relKind = wanted?.relKind ?? 'CHILD'
  if (contradicts || !fitsRelation(contact.patient.birthday, relKind, civilDateOf(now))) {
    return invalid(body.me ? 'me' : 'profileId', 'visitor-type')
  }
  const facts = completeFacts(contact.patient)
  if (!body.useOrderPatientData) {
    return wanted ? asIs(actor.accountId, wanted) : invalid('profileId', 'required')
  }
  if (!facts || (wanted && !isMe(wanted))) return invalid('useOrderPatientData', 'invalid_value')
  return wanted ? savedAsMe(request, facts, deps) : addedChild(request, facts, now)
}

const isMe = ({ relKind }: Pick<Member, 'relKind'>) => relKind === 'ME'

const notFound = () => new Refused('NOT_FOUND', {})

const invalid = (path: string, problem: string) =>
  new Refused('INVALID_ARGUMENT', { fields: [{ path, problem }] })

/** A family member about whom nothing is saved. */
function asIs(accountId: string, member: Member | undefined): Recipients | Refused<'NOT_FOUND'> {
  if (!member) return notFound()
  const { profileId, relKind, firstName } = member
  return {
    families: async () => [accountId],
    settle: async trx =>
      (await holdRelation(trx, accountId, profileId))
        ? { profileId, relKind, firstName, saved: null }
        : notFound(),
  }
}

async function savedAsMe({ actor, body }: ImportRequest, facts: PersonFacts, deps: VisitImportDeps) {
  const { accountId } = actor
  const reason = await whyNotSavedAsMe(actor, facts, deps)
  if (reason) return new Refused('PROFILE_NOT_EDITABLE', { reason })
  const now = deps.clock.now()
  return {
    families: trx => familiesOfOwn(trx, accountId, facts),
    settle: async trx => {
      const consentAt = body.consentReceived ? now : null
      const saved = await saveOwnFacts(trx, { accountId, facts, consentAt, now, telling: deps })
      if (saved === 'kept-by-programme') return new Refused('PROFILE_NOT_EDITABLE', { reason: 'programme' })
      if (saved !== 'saved') return new Refused('INVALID_ARGUMENT', { fields: [...saved.wrongFields] })
      const profileId = await ownProfileOf(trx, accountId)
      return { profileId, relKind: 'ME', firstName: facts.firstName, saved: 'own' }
    },
  } satisfies Recipients
}

function addedChild({ actor, body }: ImportRequest, child: PersonFacts, now: Date): Recipients {
  const { accountId } = actor
  return {
    families: trx => parentsFor(trx, accountId),
    settle: async (trx, parents) => {
      const consentAt = body.consentReceived ? now : null
      const placed = await addChildToFamilies(trx, {
        ...{ accountId, parents, child, consentAt, now },
        isAnotherPerson: false,
      })
      if (placed instanceof Refused) return placed
      return { profileId: placed, relKind: 'CHILD', firstName: child.firstName, saved: 'child' }
    },
  }
}
