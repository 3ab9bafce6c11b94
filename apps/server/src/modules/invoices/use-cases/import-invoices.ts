import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Progress } from '../../../platform/progress.ts'
import { problemOfFile, readTable } from '../../clinic-import/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import { invoicesTable } from '../files/invoices-table.ts'
import type { InvoicesImport } from '../invoice-file.ts'
import { checkInvoices } from './check-invoices.ts'
import { saveInvoices } from './save-invoices.ts'

interface Options {
  readonly checkOnly?: boolean
  readonly by: string
  readonly progress?: Progress
}

/** Imports a file of invoices: all or nothing, with all problems at once. The same file again changes nothing. */
export async function importInvoices(
  path: string,
  deps: InvoicesDeps,
  { checkOnly = false, by, progress }: Options,
): Promise<InvoicesImport> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return { outcome: 'refused', problems: [problemOfFile(path, 'problem.missingHere')] }
  const { content, problems: ofShape } = readTable(invoicesTable, { file: basename(path), bytes })
  const now = deps.clock.now()
  const { result, profiles } = await deps.database.db.transaction().execute(async trx => {
    const { invoices, problems: ofSense } = await checkInvoices(trx, content, { sender: null, now })
    const problems = [...ofShape, ...ofSense]
    if (problems.length > 0) return { result: { outcome: 'refused', problems } as const, profiles: [] }
    if (checkOnly) return { result: { outcome: 'checked', count: invoices.length } as const, profiles: [] }
    const { profiles: concerned, ...counts } = await saveInvoices(trx, invoices, { now, progress }, deps)
    await recordAudit(trx, {
      action: 'invoices-imported',
      subject: basename(path),
      at: now,
      details: { ...counts, by },
    })
    return { result: { outcome: 'imported', ...counts } as const, profiles: concerned }
  })
  if (profiles.length > 0) deps.changes.publish('invoices', { profiles: [...profiles] })
  return result
}
