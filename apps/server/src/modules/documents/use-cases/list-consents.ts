import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { DocumentsDeps } from '../deps.ts'
import { recordsOf } from '../store/records.ts'
import { presentConsent } from './consent-of.ts'

/** The written consents of the family, at every organisation that knows the person. */
export async function listConsents(
  { actor, language }: { readonly actor: Patient; readonly language: Language },
  { database, family }: DocumentsDeps,
) {
  const members = (await family.membersOf(actor)).filter(({ accessLevels }) =>
    accessLevels.includes('VIEW_REPORTS_TESTS'),
  )
  const records = await recordsOf(
    database,
    members.map(({ profileId }) => profileId),
  )
  const consents = members.flatMap(member => {
    const own = records.filter(({ profileId }) => profileId === member.profileId)
    const byProvider = Map.groupBy(own, ({ providerCode }) => providerCode)
    return [...byProvider.values()].map(known => presentConsent(known, { member, language }))
  })
  return { consents: consents.filter(consent => consent !== undefined) }
}
