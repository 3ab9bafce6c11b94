import { seesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { documentKeys, resultsForExport } from '../../documents/public.ts'
import { drugAlertsForExport } from '../../drug-alerts/public.ts'
import { readFavouriteMedcenters, readFavourites } from '../../favourites/public.ts'
import { guestNoteKey } from '../../guests/public.ts'
import { invoicesForExport } from '../../invoices/public.ts'
import { coveragesForExport } from '../../programmes/public.ts'
import { remindersForExport } from '../../reminders/public.ts'
import { reviewsForExport } from '../../reviews/public.ts'
import { waitsForExport } from '../../waitlist/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { photoOf } from '../store/photos.ts'
import { readUser } from '../use-cases/read-user.ts'
import { ownResults } from './own-results.ts'
import { auditAbout, devicesOf, messagesTo, visitsOf } from './own-rows.ts'

/** A file of the copy: text written as JSON, or bytes. */
export interface ExportedFile {
  readonly name: string
  readonly content: Buffer
}

export interface CollectExportDeps
  extends Pick<ProfileDeps, 'database' | 'clock' | 'family' | 'notifications'> {
  /** Sealed data is opened with keys derived from it. */
  readonly secret: string
}

interface Collected {
  readonly accountId: string
  /**
   * The session that ordered the copy: values are included only if this session opened them by an activation
   * code.
   */
  readonly sessionId: string | null
  readonly language: Language
}

/**
 * All data that we keep about an account's owner, and about others only what the owner may see. Medical documents
 * are listed without their files. Values of tests are included if the written consent and the activation code
 * have opened them; the others are listed as left out.
 */
export async function collectExport(
  { accountId, sessionId, language }: Collected,
  deps: CollectExportDeps,
): Promise<ExportedFile[]> {
  const { db } = deps.database
  const actor: Patient = { kind: 'patient', accountId, deviceId: 'export', sessionId: 'export' }
  const { family, ...profile } = await readUser(actor, language, deps)
  const people = family.filter(
    ({ relKind, accessLevels }) => relKind === 'ME' || accessLevels.includes('VIEW_VISITS'),
  )
  await deps.family.recordViews(actor, people)
  const profileIds = idsOf(people)
  const photo = await photoOf(db, profile.me)
  const ownIds = ownResults(family)
  const results = await resultsForExport(deps.database, {
    profileIds: ownIds,
    documentKey: documentKeys(deps.secret).document,
    sessionId,
    language,
    now: deps.clock.now(),
  })
  return [
    json('profile.json', profile),
    json('family.json', family),
    json('consents.json', consentsOf(profile, family)),
    json(
      'visits.json',
      await visitsOf(db, { accountId, profileIds, language, noteKey: guestNoteKey(deps.secret) }),
    ),
    json('invoices.json', await invoicesForExport(db, idsOf(family.filter(seesInvoices)), language)),
    json('tests.json', results.tests),
    json('documents.json', results.documents),
    json('prescriptions.json', results.prescriptions),
    json('medical-consents.json', results.consents),
    json('left-out.json', results.leftOut),
    json('waitlist.json', await waitsForExport(db, accountId, language)),
    json('favourites.json', [
      ...(await readFavourites(db, accountId, language)),
      ...(await readFavouriteMedcenters(db, accountId, language)),
    ]),
    json('coverages.json', await coveragesForExport(db, { profileIds: coveredIds(family), language })),
    json('drug-alerts.json', await drugAlertsForExport(db, accountId, language)),
    json('reviews.json', await reviewsForExport(db, accountId, language)),
    json('reminders.json', await remindersForExport(db, accountId)),
    json('devices.json', await devicesOf(db, accountId)),
    json('messages.json', await messagesTo(db, accountId, deps.notifications)),
    json('log.json', await auditAbout(db, accountId, profile.me)),
    ...(photo ? [{ name: 'photo.webp', content: photo }] : []),
  ]
}

/** The owner and those whose programmes the owner may see. */
const coveredIds = (
  family: readonly { profileId: string; relKind: string; accessLevels: readonly string[] }[],
) =>
  idsOf(
    family.filter(({ relKind, accessLevels }) => relKind === 'ME' || accessLevels.includes('VIEW_COVERAGE')),
  )

const idsOf = (people: readonly { profileId: string }[]) => people.map(({ profileId }) => profileId)

function consentsOf(
  profile: { fullNameRu: string | null; consentReceivedAt: string | null },
  family: readonly {
    relKind: string
    profile: { fullNameRu: string | null; consentReceivedAt: string | null }
  }[],
) {
  const children = family.filter(({ relKind }) => relKind === 'CHILD').map(member => member.profile)
  return [profile, ...children].flatMap(({ fullNameRu, consentReceivedAt }) =>
    consentReceivedAt ? [{ person: fullNameRu, personalDataConsentAt: consentReceivedAt }] : [],
  )
}

function json(name: string, value: unknown): ExportedFile {
  const text = JSON.stringify(
    value,
    function write(this: Record<string, unknown>, key, said) {
      return this[key] instanceof Date ? formatInstant(this[key]) : said
    },
    2,
  )
  return { name, content: Buffer.from(`${text}\n`) }
}
