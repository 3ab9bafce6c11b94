import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import { openedInSession } from '../store/activation-codes.ts'
import { readResults, recordsWithValues } from '../store/export.ts'
import { type MedicalRecord, recordsOf } from '../store/records.ts'
import { consentOf } from './consent-of.ts'

type Reading = Pick<Database, 'db' | 'pool'>

export interface ResultsExportRequest {
  readonly profileIds: readonly string[]
  /** The session that requests the export. Null: no session, so no record is open. */
  readonly sessionId: string | null
  readonly language: Language
  readonly now: Date
}

/** A record whose values may not be read now, and the rule that closes it. */
export interface ClosedRecord {
  readonly recordId: string
  readonly profileId: string
  readonly providerCode: string
  readonly providerName: string
  readonly reason: 'consent' | 'activation-code'
}

/**
 * The records with values that neither a consent nor a code has opened for this session; the export leaves their
 * values out.
 */
export async function closedRecords(database: Reading, asked: ResultsExportRequest): Promise<ClosedRecord[]> {
  const { closed } = await sorted(database, asked)
  return closed.filter(({ hasValues }) => hasValues).map(({ hasValues, ...record }) => record)
}

interface ExportingValues extends ResultsExportRequest {
  readonly documentKey: Buffer
}

/** The results in an export of own data: the values that may be read in this session, and what was left out. */
export async function resultsForExport(database: Reading, asked: ExportingValues) {
  const { open, closed } = await sorted(database, asked)
  const openRecordIds = open.map(({ id }) => id)
  const results = await readResults(database.db, {
    profileIds: asked.profileIds,
    openRecordIds,
    documentKey: asked.documentKey,
    language: asked.language,
  })
  const values = closed.filter(({ hasValues }) => hasValues)
  const leftOut = [
    ...values.map(({ profileId, providerName: clinic, recordId: card, reason }) => ({
      what: 'values',
      profileId,
      clinic,
      card: results.cards.get(card) ?? null,
      reason,
    })),
    ...results.documents.map(({ profileId, clinic, number, name }) => ({
      what: 'file',
      profileId,
      clinic,
      number,
      name,
      reason: 'never-in-a-copy',
    })),
  ]
  return { ...results, leftOut }
}

async function sorted(database: Reading, { profileIds, sessionId, language, now }: ResultsExportRequest) {
  const [records, withValues, opened] = await Promise.all([
    recordsOf(database, profileIds),
    recordsWithValues(database.db, profileIds),
    sessionId === null ? ([] as string[]) : openedInSession(database.db, sessionId, now),
  ])
  const reasonOf = (record: MedicalRecord) => {
    if (consentOf(record) === null) return 'consent' as const
    return opened.includes(record.id) ? null : ('activation-code' as const)
  }
  const closed = records.flatMap(record => {
    const reason = reasonOf(record)
    if (reason === null) return []
    const { id: recordId, profileId, providerCode, providerName } = record
    const hasValues = withValues.includes(recordId)
    return [{ recordId, profileId, providerCode, providerName: providerName[language], reason, hasValues }]
  })
  return { open: records.filter(record => reasonOf(record) === null), closed }
}
