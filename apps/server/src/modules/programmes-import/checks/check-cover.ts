import { duplicates, type Problem, problemAt } from '../../clinic-import/public.ts'
import type { Contents } from '../files/read-tables.ts'
import type { KnownPlaces } from '../store/read-known-places.ts'

const WHOLE = 100

export function checkCover({ cover, limits }: Contents, { clinics }: KnownPlaces): Problem[] {
  const known = new Set(limits?.rows.map(({ values }) => values.code))
  const problems = cover.rows.flatMap(row => {
    const { clinic, branch, service, option, coverage, limit, share = WHOLE } = row.values
    const places = clinic === undefined ? undefined : clinics.get(clinic)
    const at = (column: 'clinic' | 'branch' | 'service' | 'option' | 'limit', found: string) =>
      problemAt(cover, row, column, 'programmes.unknown', { found })
    const needsLimit = coverage === 'LIMITED'
    return [
      ...(clinic !== undefined && !places ? [at('clinic', clinic)] : []),
      ...(branch && places && !places.branches.has(branch) ? [at('branch', branch)] : []),
      ...(service && places && !places.services.has(service) ? [at('service', service)] : []),
      ...(option && service === null ? [problemAt(cover, row, 'service', 'problem.required')] : []),
      ...(option && service && places?.services.has(service) && !places.services.get(service)?.has(option)
        ? [at('option', option)]
        : []),
      ...(limit && limits?.state !== 'reported' && !known.has(limit) ? [at('limit', limit)] : []),
      ...(coverage !== undefined && limit !== undefined && needsLimit !== (limit !== null)
        ? [problemAt(cover, row, 'limit', needsLimit ? 'programmes.limitNeeded' : 'programmes.limitUnused')]
        : []),
      // 100 is what a table fills the whole column with.
      ...(coverage === 'NOT_COVERED' && share !== WHOLE
        ? [problemAt(cover, row, 'share', 'programmes.shareUnused', { found: `${share}` })]
        : []),
    ]
  })
  return [...problems, ...duplicates(cover, ['clinic', 'branch', 'service', 'option'])]
}
