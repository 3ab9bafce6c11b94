import { emailDomain } from '@vizit/domain/person/corporate-email.ts'
import { duplicates, type Problem, problemAt } from '../../clinic-import/public.ts'
import type { Contents } from '../files/read-tables.ts'
import { endsBeforeBeginning } from './ends-before-beginning.ts'

type Members = NonNullable<Contents['members']>

export function checkMembers(members: Members, contents: Contents): Problem[] {
  const kind = contents.programme.rows[0]?.values.kind
  const contracts = new Map(contents.contracts.rows.map(({ values }) => [values.code, values]))
  const codes = new Set(members.rows.map(({ values }) => values.code))
  const problems = members.rows.flatMap(row => {
    const { contract, family, email, barcode, number } = row.values
    const terms = contract === undefined ? undefined : contracts.get(contract)
    const unknown = (column: 'contract' | 'family', found: string, file: string) =>
      problemAt(members, row, column, 'problem.unknownReference', { found, params: { file } })
    const keys = kind === 'EMPLOYER' ? [email] : [barcode, number]
    return [
      ...(contract !== undefined && !terms ? [unknown('contract', contract, contents.contracts.file)] : []),
      ...(family && !codes.has(family) ? [unknown('family', family, members.file)] : []),
      ...(email && isForeignAddress(email, contents)
        ? [problemAt(members, row, 'email', 'programmes.foreignDomain')]
        : []),
      ...(kind && keys.every(key => key === null)
        ? [problemAt(members, row, kind === 'EMPLOYER' ? 'email' : 'barcode', 'programmes.noKey')]
        : []),
      ...(terms?.needsSuffix && number?.suffix === null
        ? [problemAt(members, row, 'number', 'programmes.noSuffix')]
        : []),
    ]
  })
  const doubled = (['code', 'barcode', 'number', 'email'] as const).flatMap(column =>
    duplicates({ ...members, rows: members.rows.filter(({ values }) => values[column] !== null) }, [column]),
  )
  return [...problems, ...doubled, ...endsBeforeBeginning(members, 'validFrom', 'validTo')]
}

/** Whether an address is one of the employer's; an insurer's members may have any. */
function isForeignAddress(address: string, { programme }: Contents): boolean {
  const { kind, domains } = programme.rows[0]?.values ?? {}
  return kind === 'EMPLOYER' && domains !== undefined && !domains.includes(emailDomain(address))
}
