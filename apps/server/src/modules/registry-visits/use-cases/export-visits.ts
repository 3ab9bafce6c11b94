import { addDays, type CivilDate } from '@vizit/domain/time/civil-date.ts'
import { minskMidnight } from '@vizit/domain/time/minsk.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { csvLine } from '../../clinic-import/public.ts'
import type { VisitsImportDeps } from '../deps.ts'
import { visitCells, visitHeaders } from '../files/visit-cells.ts'
import { readClinic } from '../store/assignments.ts'
import { readExported } from '../store/exported-visits.ts'

export interface ExportAsked {
  /** The code of the clinic. */
  readonly provider: string
  /** The first and the last day of the visits, in Minsk; null: without a bound. */
  readonly from: CivilDate | null
  readonly to: CivilDate | null
  /** Who has asked, as the machine knows them. */
  readonly by: string
}

export type VisitsExport =
  | { readonly outcome: 'unknown-provider' | 'kept-elsewhere' }
  | { readonly outcome: 'exported'; readonly count: number }

interface ExportDeps extends Pick<VisitsImportDeps, 'db' | 'clock'> {
  /** Opens what guests wrote. */
  readonly noteKey: Buffer
}

const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes the visits of a clinic, as they are at one moment, as the file that `importVisits` reads: importing it again
 * changes nothing. That it was asked for is written down before anything is handed out.
 */
export async function exportVisits(
  { provider, from, to, by }: ExportAsked,
  { db, clock, noteKey }: ExportDeps,
  write: (text: string) => Promise<void>,
): Promise<VisitsExport> {
  const clinic = await readClinic(db, provider)
  if (!clinic) return { outcome: 'unknown-provider' }
  // Its own system has them, and more of them.
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
