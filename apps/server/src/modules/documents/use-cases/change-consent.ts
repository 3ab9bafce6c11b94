import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { DocumentsDeps } from '../deps.ts'
import { closeOpenedByCodes } from '../store/activation-codes.ts'
import { giveConsent, withdrawConsent } from '../store/consents.ts'
import { recordsOf } from '../store/records.ts'
import { mayConsentFor, presentConsent } from './consent-of.ts'

interface ConsentChange {
  readonly actor: Patient
  readonly language: Language
  readonly profileId: string
  readonly providerCode: string
  readonly gives: boolean
}

/** Gives or withdraws the written consent for oneself or for a child; repeating it changes nothing. */
export async function changeConsent(asked: ConsentChange, deps: DocumentsDeps) {
  const { actor, language, profileId, providerCode, gives } = asked
  const { database, clock, family, changes } = deps
  const member = await family.memberFor(actor, profileId, 'VIEW_REPORTS_TESTS')
  if (!member || !mayConsentFor(member)) return new Refused('NOT_FOUND', {})
  const read = async () => {
    const records = await recordsOf(database, [profileId])
    return records.filter(record => record.providerCode === providerCode)
  }
  const records = await read()
  const [record] = records
  const before = presentConsent(records, { member, language })
  if (!record || !before) return new Refused('NOT_FOUND', {})
  if (gives ? before.given === 'online' : before.given === null) return before
  const { accountId } = actor
  const at = clock.now()
  await database.db.transaction().execute(async trx => {
    const consent = { profileId, providerId: record.providerId, accountId, at }
    await (gives ? giveConsent(trx, consent) : withdrawConsent(trx, consent))
    await closeOpenedByCodes(trx, consent)
    const action = gives ? 'documents-consent-given' : 'documents-consent-withdrawn'
    await recordAudit(trx, { action, subject: record.providerId, accountId, profileId, at })
  })
  changes.publish('tests', { profiles: [profileId] })
  const after = presentConsent(await read(), { member, language })
  return after ?? new Refused('NOT_FOUND', {})
}
