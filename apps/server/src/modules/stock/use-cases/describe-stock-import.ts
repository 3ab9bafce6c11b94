import { type ClinicImportTexts, clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { AppliedStock } from './apply-stock.ts'
import type { StockImport } from './import-stock.ts'

/** How many lines of each kind are printed. */
const MOST_LISTED = 50

/** The result as text, one line each. */
export function describeStockImport(result: StockImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  if (result.outcome !== 'refused')
    return [
      ...(result.outcome === 'checked' ? [t('summary.checked')] : []),
      ...describeApplied(result.applied, t),
    ]
  if ('wrong' in result) {
    const { columns, problem } = result.wrong
    const key = problem === 'missing_column' ? 'stock.noColumns' : 'stock.columnsTwice'
    return [t(key, { columns: columns.join(', ') })]
  }
  return [t(`stock.file.${result.problem}`)]
}

function describeApplied(applied: AppliedStock, t: ClinicImportTexts): string[] {
  const { rejected, heldBack, tooOld, older, incomplete } = applied
  const { rows, accepted, pharmacies, added, updated, removed } = applied
  return [
    t('stock.read', { rows, accepted, pharmacies }),
    t('stock.merged', { added, updated, removed }),
    ...(older > 0 ? [t('stock.older', { count: older })] : []),
    ...(incomplete.count > 0 ? [t('stock.incomplete', { count: incomplete.count })] : []),
    ...incomplete.pharmacies
      .slice(0, MOST_LISTED)
      .map(
        ({ pharmacy, kept, rows, unused }) =>
          `  ${t('stock.incompleteIn', { pharmacy, kept, rows, unused })}`,
      ),
    ...(incomplete.count > MOST_LISTED ? ['  …'] : []),
    ...(rejected.count > 0 ? [t('stock.rejected', { count: rejected.count })] : []),
    ...rejected.lines
      .slice(0, MOST_LISTED)
      .map(({ line, problem }) => `  ${t('stock.line', { line, what: t(`stock.problem.${problem}`) })}`),
    ...(rejected.count > MOST_LISTED ? ['  …'] : []),
    ...(heldBack.count > 0 ? [t('stock.heldBack', { count: heldBack.count })] : []),
    ...heldBack.lines
      .slice(0, MOST_LISTED)
      .map(
        ({ line, pharmacy, pack, price, usual }) =>
          `  ${t('stock.held', { line, pharmacy, pack, price: rubles(price), usual: rubles(usual) })}`,
      ),
    ...(heldBack.count > MOST_LISTED ? ['  …'] : []),
    ...(tooOld.count > 0 ? [t('stock.tooOld', { count: tooOld.count })] : []),
    ...(tooOld.count > 0 ? [`  ${t('stock.lines', { lines: linesOf(tooOld) })}`] : []),
  ]
}

const linesOf = ({ count, lines }: AppliedStock['tooOld']) =>
  lines.slice(0, MOST_LISTED).join(', ') + (count > MOST_LISTED ? ', …' : '')

const rubles = (kopecks: number) => (kopecks / 100).toFixed(2)
