import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { duplicates, type Problem, problemAt, problemOfFile } from '../../clinic-import/public.ts'
import type { Contents } from '../files/read-tables.ts'
import type { KnownPlaces } from '../store/read-known-places.ts'
import { checkCover } from './check-cover.ts'
import { checkMembers } from './check-members.ts'
import { endsBeforeBeginning } from './ends-before-beginning.ts'

/** All problems of a programme's folder that are not of the format of a cell. */
export function checkContents(contents: Contents, known: KnownPlaces, today: CivilDate): Problem[] {
  const { contracts, limits, members } = contents
  return [
    ...checkProgramme(contents, known),
    ...duplicates(contracts, ['code']),
    ...endsBeforeBeginning(contracts, 'activatesOn', 'endsOn'),
    ...(limits ? duplicates(limits, ['code']) : []),
    ...checkCover(contents, known),
    ...(members ? checkMembers(members, contents, today) : []),
  ]
}

function checkProgramme({ programme, contracts }: Contents, { kinds, domains }: KnownPlaces): Problem[] {
  const { file, state, rows } = programme
  const [row, second] = rows
  if (!row) return state === 'whole' ? [problemOfFile(file, 'programmes.oneRow')] : []
  const { code, kind, domains: own = [] } = row.values
  const former = code === undefined ? undefined : kinds.get(code)
  const taken = own.filter(domain => ![undefined, code].includes(domains.get(domain)))
  return [
    ...(second ? [problemAt(programme, second, null, 'programmes.oneRow')] : []),
    ...(kind === 'EMPLOYER' && own.length === 0 && 'domains' in row.values
      ? [problemAt(programme, row, 'domains', 'programmes.noDomains')]
      : []),
    ...(former && kind && former !== kind ? [problemAt(programme, row, 'kind', 'programmes.otherKind')] : []),
    ...taken.map(found => problemAt(programme, row, 'domains', 'programmes.domainTaken', { found })),
    ...(contracts.state === 'whole' && contracts.rows.length === 0
      ? [problemOfFile(contracts.file, 'problem.noRows')]
      : []),
  ]
}
