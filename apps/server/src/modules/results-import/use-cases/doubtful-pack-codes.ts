import { type Problem, problemAt, type TableContent } from '../../clinic-import/public.ts'
import type { ResultsImportDeps } from '../deps.ts'
import type { PrescriptionColumns } from '../files/tables.ts'

/**
 * Prescriptions whose pack code the register has not, or whose text says another medicine. They are shown as they are written, and
 * no pack is meant by that code, so they refuse no folder: the register is not the clinic's, and a newer one may know the code.
 */
export async function doubtfulPackCodes(
  prescriptions: TableContent<PrescriptionColumns>,
  checkPackCodes: ResultsImportDeps['checkPackCodes'],
): Promise<Problem[]> {
  const rows = prescriptions.rows.filter(({ values }) => values.pack && !values.withdrawn)
  const doubts = await checkPackCodes(
    rows.map(({ values: { name = '', inn = null, form = null, strength = null, pack = null } }) => ({
      ...{ name, inn, form, strength, packCode: pack },
    })),
  )
  return rows.flatMap((row, at) => {
    const doubt = doubts[at]
    const found = row.values.pack
    return doubt && found ? [problemAt(prescriptions, row, 'pack', keys[doubt], { found })] : []
  })
}

const keys = { unknown: 'results.unknownPack', contradicted: 'results.contradictedPack' } as const
