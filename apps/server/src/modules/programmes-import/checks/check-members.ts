import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { duplicates, type Problem, problemAt } from '../../clinic-import/public.ts'
import type { Contents } from '../files/read-tables.ts'
import { checkMember } from './check-member.ts'
import { endsBeforeBeginning } from './ends-before-beginning.ts'

type Members = NonNullable<Contents['members']>

export function checkMembers(
  members: Members,
  { programme, contracts }: Contents,
  today: CivilDate,
): Problem[] {
  const { kind, domains } = programme.rows[0]?.values ?? {}
  const terms = {
    kind,
    domains,
    contracts: new Map(contracts.rows.map(({ values }) => [values.code, values])),
  }
  const families = new Map(members.rows.map(({ values }) => [values.code, values.family ?? values.code]))
  const problems = members.rows.flatMap(row => {
    const { family } = row.values
    const unknown = (column: 'contract' | 'family', found: string, file: string) =>
      problemAt(members, row, column, 'problem.unknownReference', { found, params: { file } })
    return [
      ...checkMember(row.values, terms, today).map(({ column, key, found }) =>
        column === 'contract' && found !== undefined
          ? unknown(column, found, contracts.file)
          : problemAt(members, row, column, key, found === undefined ? {} : { found }),
      ),
      ...(family && !families.has(family) ? [unknown('family', family, members.file)] : []),
      ...(isOfAnother(row.values, families)
        ? [problemAt(members, row, 'family', 'programmes.familyOfAnother', { found: family ?? '' })]
        : []),
    ]
  })
  const doubled = (['code', 'barcode', 'number', 'email'] as const).flatMap(column =>
    duplicates({ ...members, rows: members.rows.filter(({ values }) => values[column] !== null) }, [column]),
  )
  return [...problems, ...doubled, ...endsBeforeBeginning(members, 'validFrom', 'validTo')]
}

/** Whether a member names one who names another one: they would share no limits. */
function isOfAnother(
  { code, family }: Partial<Pick<Members['rows'][number]['values'], 'code' | 'family'>>,
  families: ReadonlyMap<string | undefined, string | undefined>,
): boolean {
  if (!family || family === code) return false
  return (families.get(family) ?? family) !== family
}
