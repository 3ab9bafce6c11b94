import { createHmac } from 'node:crypto'
import type { CardState } from '@vizit/domain/programmes/coverage.ts'
import { type ContractNumber, joinContractNumber } from '@vizit/domain/programmes/insurance-key.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { normalizeEmail } from '../../../platform/email/normalize-email.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import type { ProgrammeKeys } from '../keys.ts'

/** What a coverer tells about a person. Null: not told. */
export interface MemberData {
  readonly barcode: string | null
  readonly number: ContractNumber | null
  readonly email: string | null
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly birthday: CivilDate | null
  /** Twelve digits. */
  readonly phone: string | null
}

/** A member's data opens only in the row of its programme and code. */
const contextOf = (programme: string, code: string) => `programme member ${programme} ${code}`

export const sealMember = (key: Buffer, programme: string, code: string, data: MemberData): string =>
  seal(key, JSON.stringify(data), contextOf(programme, code))

/** Null: sealed by another key, or of another row. */
export function openMember(key: Buffer, programme: string, code: string, sealed: string): MemberData | null {
  const text = open(key, sealed, contextOf(programme, code))
  return text === null ? null : (JSON.parse(text) as MemberData)
}

type LookedUp = 'barcode' | 'number' | 'base' | 'email'

/** Finds a member by a key that the person types. */
export const lookupHash = (
  { lookup }: Pick<ProgrammeKeys, 'lookup'>,
  what: LookedUp,
  value: string,
): Buffer => createHmac('sha256', lookup).update(`${what} ${value}`).digest()

export const emailHash = (keys: Pick<ProgrammeKeys, 'lookup'>, address: string): Buffer =>
  lookupHash(keys, 'email', normalizeEmail(address))

export const numberHash = (keys: Pick<ProgrammeKeys, 'lookup'>, number: ContractNumber): Buffer =>
  lookupHash(keys, 'number', joinContractNumber(number))

/** Of a number without its suffix, which several members of a contract share. */
export const baseHash = (keys: Pick<ProgrammeKeys, 'lookup'>, { number }: ContractNumber): Buffer =>
  lookupHash(keys, 'base', number)

/** The hashes by which a member is found. */
export const memberHashes = (
  keys: Pick<ProgrammeKeys, 'lookup'>,
  { barcode, number, email }: MemberData,
) => ({
  barcode: barcode === null ? null : lookupHash(keys, 'barcode', barcode),
  number: number === null ? null : numberHash(keys, number),
  base: number === null ? null : baseHash(keys, number),
  email: email === null ? null : emailHash(keys, email),
})

export interface MemberTerms {
  /** The contract's code. */
  readonly contract: string
  readonly family: string
  readonly card: CardState
  readonly validFrom: CivilDate | null
  readonly validTo: CivilDate | null
}

/**
 * Of a whole row: it says whether a coverer's row has changed, without its data. The number changes with what is derived
 * from a row, so that the next import writes every row anew.
 */
export function memberRowHash(
  { lookup }: Pick<ProgrammeKeys, 'lookup'>,
  { contract, family, card, validFrom, validTo, data }: MemberTerms & { readonly data: MemberData },
): Buffer {
  const { barcode, number, email, lastName, firstName, middleName, birthday, phone } = data
  const facts = [
    ...[contract, family, card, validFrom, validTo, barcode, number && joinContractNumber(number), email],
    ...[lastName, firstName, middleName, birthday, phone],
  ]
  return createHmac('sha256', lookup)
    .update(`row 3 ${JSON.stringify(facts)}`)
    .digest()
}

/** Whether the coverer has told who the person is, without which nobody can be compared with them. */
export const hasPerson = ({ lastName, firstName, birthday }: MemberData): boolean =>
  lastName !== null && firstName !== null && birthday !== null
