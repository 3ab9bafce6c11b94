import type { DocumentsConsent } from '@vizit/contract/shapes/medical-document.ts'
import { type CurrentConsent, currentConsent } from '@vizit/domain/documents/current-consent.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { z } from 'zod'
import type { Language } from '../../../platform/http/language.ts'
import type { Member } from '../../family/public.ts'
import type { MedicalRecord } from '../store/records.ts'

/** The written consent that applies to the documents of a record. */
export function consentOf({ consent }: MedicalRecord): CurrentConsent {
  const { paperOn, givenAt, withdrawnAt } = consent
  return currentConsent({
    paperOn,
    givenOn: givenAt && civilDateOf(givenAt),
    withdrawnOn: withdrawnAt && civilDateOf(withdrawnAt),
  })
}

/** Only the person themselves may consent, and a parent for a child. */
export const mayConsentFor = ({ relKind }: Pick<Member, 'relKind'>) => relKind === 'ME' || relKind === 'CHILD'

/** A person's consent at an organisation, which covers all of their records there. */
export function presentConsent(
  records: readonly MedicalRecord[],
  { member, language }: { readonly member: Pick<Member, 'relKind'>; readonly language: Language },
): z.output<typeof DocumentsConsent> | undefined {
  const [first] = records
  if (!first) return undefined
  const held = records.map(consentOf)
  const now = held.every(each => each !== null) ? (held[0] ?? null) : null
  return {
    profileId: first.profileId,
    providerCode: first.providerCode,
    providerName: first.providerName[language],
    given: now?.given ?? null,
    givenOn: now?.on ?? null,
    changeable: mayConsentFor(member),
  }
}
