import type { BodyOf } from '@vizit/contract/call.ts'
import { saveChild as call } from '@vizit/contract/calls/family/children.ts'
import { isSameFacts, type PersonFacts } from '@vizit/domain/family/same-person.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import { parsePhone } from '@vizit/domain/person/phone.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import type { Member } from '../member.ts'
import { hasVisit } from '../store/children.ts'
import { isKeptByProgramme } from '../store/kept-by-programme.ts'
import { columnsOf, lockPerson } from '../store/people.ts'
import { writePhone } from '../store/profile-phones.ts'
import { personProblems, readPerson } from '../use-cases/read-person.ts'

type Body = BodyOf<typeof call>

/** Corrects the facts of a child; fields that the request does not name stay. */
async function saveChild(actor: Patient, body: Body, deps: FamilyDeps) {
  const { database, clock, family, changes } = deps
  const now = clock.now()
  const editedChild = async () => {
    const member = await family.memberFor(actor, body._id, 'EDIT_PROFILE')
    return member?.relKind === 'CHILD' ? member : undefined
  }
  if (!(await editedChild())) return new Refused('NOT_FOUND', {})
  const phone = body.phone ? parsePhone(body.phone) : null
  if (body.phone && !phone) return new Refused('INCORRECT_PHONE_NUMBER', {})
  const saved = await database.db.transaction().execute(async trx => {
    await lockPerson(trx, body._id)
    // Read under the lock: what this request does not name stays as another parent has just saved it.
    const child = await editedChild()
    if (!child) return new Refused('NOT_FOUND', {})
    const facts = readPerson(writtenOf(child, body), 'child', civilDateOf(now))
    if (facts instanceof Refused) return facts
    if (!isSameFacts(child, facts) && (await isKeptByProgramme(trx, child.profileId, civilDateOf(now))))
      return 'kept-by-programme'
    if (facts.birthday !== child.birthday && (await hasVisit(trx, child.profileId))) return 'birthday-stays'
    const isFirstConsent = body.consentReceived === true && child.consentReceivedAt === null
    await trx
      .updateTable('profile')
      .set({ ...columnsOf(facts), ...(isFirstConsent ? { consent_received_at: now } : {}) })
      .where('id', '=', child.profileId)
      .execute()
    if (body.phone !== undefined) await writePhone(trx, child.profileId, phone)
    const act = { accountId: actor.accountId, profileId: child.profileId, subject: child.profileId, at: now }
    if (isChanged(child, facts, body)) await recordAudit(trx, { ...act, action: 'profile-saved' })
    if (isFirstConsent) await recordAudit(trx, { ...act, action: 'consent-given' })
    return 'saved'
  })
  if (saved instanceof Refused) return saved
  if (saved === 'kept-by-programme') return new Refused('PROFILE_NOT_EDITABLE', { reason: 'programme' })
  if (saved === 'birthday-stays') {
    return new Refused('INVALID_ARGUMENT', { fields: [{ path: 'birthday', problem: 'support-only' }] })
  }
  changes.publish('family', { profiles: [body._id] })
  return { data: { family: await family.present(actor.accountId) } }
}

/** The stored facts, overwritten by those of the request. */
function writtenOf(child: Member, body: Body) {
  const { fullNameRu, lastName, firstName, middleName } = body
  const known = {
    lastName: child.lastName ?? '',
    firstName: child.firstName ?? '',
    middleName: child.middleName,
  }
  const isNamed = [fullNameRu, lastName, firstName, middleName].some(part => part !== undefined)
  const name = isNamed
    ? { fullNameRu: fullNameRu ?? '', lastName, firstName, middleName }
    : { ...known, fullNameRu: joinFullName(known) }
  return { ...name, birthday: body.birthday ?? child.birthday ?? '', sex: body.sex ?? child.sex ?? 'MALE' }
}

function isChanged(child: Member, facts: PersonFacts, { phone }: Body): boolean {
  return phone !== undefined || !isSameFacts(child, facts)
}

export const saveChildRoute = handle(
  call,
  ({ actor, body }, deps: FamilyDeps) => saveChild(actor, body, deps),
  { rules: (body, { clock }) => personProblems(body, 'child', civilDateOf(clock.now())) },
)
