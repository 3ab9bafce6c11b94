import { isSameName } from '../family/same-person.ts'
import type { FullName } from '../person/full-name.ts'
import type { ProgrammeKind } from '../person/programme-user-type.ts'
import type { CivilDate } from '../time/civil-date.ts'
import type { CardState } from './coverage.ts'

/** `INACTIVE`: not yet; `SUSPENDED`: the coverer has stopped it for now. */
export const coverageStatuses = ['ACTIVE', 'INACTIVE', 'SUSPENDED', 'ENDED'] as const
export type CoverageStatus = (typeof coverageStatuses)[number]

/** What a request for a programme waits for; `NOTHING`: it was refused. */
export const requestSteps = ['EMAIL', 'SUFFIX', 'DATA', 'NOTHING'] as const
export type RequestStep = (typeof requestSteps)[number]

/** Why a person does not become a member who was found (calls §8.4). */
export const linkRefusals = [
  'INVALID_CONTRACT_KEY',
  'CONTRACT_MISSMATCH',
  'CONTRACT_PHONE_MISMATCH',
  'EXPIRED_CONTRACT',
  'CONTRACT_NOT_READY',
  'NO_CARD_FROM_COVERER',
  'CODE_COVERER_CARD_INACTIVE',
  'CONTRACT_IS_NOT_SYNCHRONIZED',
  'COVERAGE_EXISTS',
] as const
export type LinkRefusal = (typeof linkRefusals)[number]

/** Refusals of insurers alone: an employer's member has proved the address, and needs no phone. */
const ofInsurers = ['INVALID_CONTRACT_KEY', 'CONTRACT_PHONE_MISMATCH'] as const satisfies LinkRefusal[]
export type InsurerRefusal = (typeof ofInsurers)[number]

export const isOfInsurer = (refusal: string): refusal is InsurerRefusal =>
  ofInsurers.some(known => known === refusal)

export interface LinkingPerson extends FullName {
  readonly birthday: CivilDate
  /** Of the account. */
  readonly phone: string | null
}

type Told = FullName & { readonly birthday: CivilDate }

export interface LinkedMember {
  readonly kind: ProgrammeKind
  /** Null: the coverer has not sent who the member is. */
  readonly person: Told | null
  /** Null: not told. */
  readonly phone: string | null
  readonly card: CardState
  readonly contractReady: boolean
  /** The coverer's list does not have the contract any more. */
  readonly contractGone: boolean
  /** Null: without an end. */
  readonly validTo: CivilDate | null
}

/**
 * Why this person does not become this member; null: they may. A stranger's key looks like an unknown one: that the data
 * differ is told only to those of whom something is right. An employer's member has proved the address.
 */
export function whyNotLinked(
  person: LinkingPerson,
  member: LinkedMember,
  today: CivilDate,
): LinkRefusal | null {
  return whyAnotherPerson(person, member) ?? whyNotCovered(member, today)
}

/**
 * Why somebody who is linked as this member already is not covered; null: they are. Who they are was compared when they were linked, also
 * by another account: a child's other parent has another phone than the contract.
 */
export function whyNotCoveredStill(member: LinkedMember, today: CivilDate): LinkRefusal | null {
  const why = whyNotCovered(member, today)
  return why === 'CONTRACT_IS_NOT_SYNCHRONIZED' ? null : why
}

/**
 * True if the account's phone, besides name and birthday, proves that the key is one's own: trying it again is no guess, whatever keeps
 * its contract from covering.
 */
export const isOwnKey = (person: LinkingPerson, member: LinkedMember): boolean =>
  member.person !== null && member.phone !== null && whyAnotherPerson(person, member) === null

/**
 * True if a coverer has given a linked member's row to somebody else: neither the name nor the birthday that it has now is the person's.
 * A new surname alone does not say so; a phone is no proof, because parents have the phone of their children's contracts.
 */
export const isGivenToAnother = (person: Told, told: Told): boolean =>
  !isSameName(person, told) && person.birthday !== told.birthday

/**
 * How much a member with the key that a person typed is likely to be this person; the least is the likest. Insurers may give the same
 * number to different people, and the answer has to be that of the person's own insurer.
 */
export function unlikeness(person: LinkingPerson, member: LinkedMember, today: CivilDate): number {
  const why = whyNotLinked(person, member, today)
  if (why === null) return 0
  // Nobody is described: neither right nor wrong.
  if (member.person === null) return 4
  switch (whyAnotherPerson(person, member)) {
    case null:
      return 1
    case 'CONTRACT_PHONE_MISMATCH':
      return 2
    case 'CONTRACT_MISSMATCH':
      return member.phone !== null && member.phone === person.phone ? 3 : 5
    default:
      return 6
  }
}

function whyAnotherPerson(
  person: LinkingPerson,
  { kind, person: told, phone }: LinkedMember,
): LinkRefusal | null {
  const isPhoneRight = phone === null || phone === person.phone
  if (told === null) return null
  const isNameRight = isSameName(person, told)
  const isBirthdayRight = person.birthday === told.birthday
  if (kind === 'EMPLOYER') return isNameRight && isBirthdayRight ? null : 'CONTRACT_MISSMATCH'
  if (isNameRight && isBirthdayRight) return isPhoneRight ? null : 'CONTRACT_PHONE_MISMATCH'
  const isSomethingRight = isNameRight || isBirthdayRight || (phone !== null && isPhoneRight)
  return isSomethingRight ? 'CONTRACT_MISSMATCH' : 'INVALID_CONTRACT_KEY'
}

function whyNotCovered(member: LinkedMember, today: CivilDate): LinkRefusal | null {
  if (member.contractGone || (member.validTo !== null && member.validTo < today)) return 'EXPIRED_CONTRACT'
  if (!member.contractReady) return 'CONTRACT_NOT_READY'
  if (member.card === 'NONE') return 'NO_CARD_FROM_COVERER'
  if (member.card === 'INACTIVE') return 'CODE_COVERER_CARD_INACTIVE'
  // A card and a self-declared name prove nobody: without the phone, whoever holds a photograph of the card would be covered.
  const isPhoneAwaited = member.kind === 'INSURER' && member.phone === null
  return member.person === null || isPhoneAwaited ? 'CONTRACT_IS_NOT_SYNCHRONIZED' : null
}
