import { foldName } from '@vizit/domain/person/fold-name.ts'
import { dropDraft, keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'
import type { Member } from '../member.ts'

const DRAFT = 'adultRequest'

/** An adult who is being added. It survives a reload, because getting the code from the SMS takes time. */
export interface AdultRequest {
  readonly relId: string
  readonly name: string
  readonly relKind: Member['relKind']
  /** The family members at the start. */
  readonly known: readonly string[]
  /** Twelve digits. */
  readonly phone: string
  /** Milliseconds since the epoch; null until a code was sent. */
  readonly resendAt: number | null
}

export function readRequest(): AdultRequest | null {
  const {
    relId,
    name = '',
    relKind = 'OTHER',
    known = [],
    phone,
    resendAt = null,
  } = readDraft<AdultRequest>(DRAFT)
  return relId && phone ? { relId, name, relKind, known, phone, resendAt } : null
}

export function keepRequest(request: AdultRequest): void {
  keepDraft(DRAFT, request)
}

export function dropRequest(): void {
  dropDraft(DRAFT)
}

/** True if the person has joined by a code meanwhile: recognised by the name, or as the only possible spouse. */
export function hasJoined({ name, relKind, known }: AdultRequest, relatives: readonly Member[]): boolean {
  return relatives
    .filter(({ profileId }) => !known.includes(profileId))
    .some(
      relative =>
        isSameName(relative.profile.fullNameRu ?? '', name) ||
        (relKind === 'SPOUSE' && relative.relKind === 'SPOUSE'),
    )
}

/** Compares last and first name only, because the patronymic is often missing. */
function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => foldName(name).split(' ').slice(0, 2).join(' ')
  return plain(one) === plain(other)
}
