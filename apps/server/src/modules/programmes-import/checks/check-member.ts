import { isPossibleBirthday } from '@vizit/domain/person/birthday.ts'
import { emailDomain } from '@vizit/domain/person/corporate-email.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Problem, ValuesOf } from '../../clinic-import/public.ts'
import type { memberColumns } from '../files/tables.ts'

/** What a programme demands of its members. */
export interface MemberTerms {
  /** Undefined: it could not be read. */
  readonly kind: 'EMPLOYER' | 'INSURER' | undefined
  /** Of corporate addresses; undefined: they could not be read. */
  readonly domains: readonly string[] | undefined
  /** Whether a contract needs a suffix, by its code. */
  readonly contracts: ReadonlyMap<string | undefined, { readonly needsSuffix?: boolean | undefined }>
}

export type MemberValues = Partial<ValuesOf<typeof memberColumns>>

export interface MemberProblem extends Pick<Problem, 'key' | 'found'> {
  readonly column: keyof typeof memberColumns
}

/** What is wrong with a member by the terms of the programme, besides the format of its cells. */
export function checkMember(
  values: MemberValues,
  { kind, domains, contracts }: MemberTerms,
  today: CivilDate,
): MemberProblem[] {
  const { contract, email, barcode, number, birthday } = values
  const terms = contract === undefined ? undefined : contracts.get(contract)
  const keys = kind === 'EMPLOYER' ? [email] : [barcode, number]
  const isForeign =
    kind === 'EMPLOYER' && !!email && domains !== undefined && !domains.includes(emailDomain(email))
  return [
    ...(contract !== undefined && !terms
      ? [{ column: 'contract' as const, key: 'programmes.unknown' as const, found: contract }]
      : []),
    ...(isForeign ? [{ column: 'email' as const, key: 'programmes.foreignDomain' as const }] : []),
    ...(kind && keys.every(key => key === null)
      ? [
          {
            column: kind === 'EMPLOYER' ? ('email' as const) : ('barcode' as const),
            key: 'programmes.noKey' as const,
          },
        ]
      : []),
    ...(terms?.needsSuffix && number?.suffix === null
      ? [{ column: 'number' as const, key: 'programmes.noSuffix' as const }]
      : []),
    ...(birthday && !isPossibleBirthday(birthday, today)
      ? [{ column: 'birthday' as const, key: 'visits.birthday' as const }]
      : []),
  ]
}
