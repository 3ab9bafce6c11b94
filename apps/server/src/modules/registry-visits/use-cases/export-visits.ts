import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { csvLine } from '../../clinic-import/public.ts'
import type { VisitsImportDeps } from '../deps.ts'
import { visitCells, visitHeaders } from '../files/visit-cells.ts'
import { readClinic } from '../store/assignments.ts'
import { readExported } from '../store/exported-visits.ts'

export interface ExportRequest {
  /** The clinic's code. */
  readonly provider: string
  /** First and last day of the visits, in Minsk. Null: no bound. */
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  /** Name of the operator, as the machine knows it. */
  readonly by: string
}

export type VisitsExport =
  | { readonly outcome: 'unknown-provider' | 'kept-elsewhere' }
  | { readonly outcome: 'exported'; readonly count: number }

interface ExportDeps extends Pick<VisitsImportDeps, 'db' | 'clock'> {
  /** Key of the guests' notes. */
  readonly noteKey: Buffer
}

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes the visits of a clinic in one snapshot, in the format of `importVisits`: importing the file again
 * changes nothing. The export is audited before any data is written.
 */
export async function exportVisits(
  { provider, from, to, by }: ExportRequest,
  { db, clock, noteKey }: ExportDeps,
  write: (text: string) => Promise<void>,
): Promise<VisitsExport> {
  const clinic = await readClinic(db, provider)
  if (!clinic) return { outcome: 'unknown-provider' }
  // The clinic's own system has its visits.
  if (clinic.timetableOwner !== 'built-in') return { outcome: 'kept-elsewhere' }
  const now = clock.now()
  const asked = {
    providerId: clinic.id,
    from: from === null ? null : new Date(minskMidnight(from)),
    until: to === null ? null : new Date(minskMidnight(addDays(to, 1))),
  }
  const writeDown = (count: number) => {
    const details = { count, by, ...(from && { from }), ...(to && { to }) }
    return recordAudit(db, { action: 'visits-exported', subject: clinic.id, at: now, details })
  }
  const count = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async trx => {
      const { total, batches } = await readExported(trx, asked, noteKey)
      await writeDown(total)
      await write(BYTE_ORDER_MARK + csvLine(visitHeaders))
      for await (const visits of batches) {
        await write(visits.map(visit => csvLine(visitCells(visit, provider, now))).join(''))
      }
      return total
    })
  return { outcome: 'exported', count }
}
