import { dropDraft, keepDraft, readDraft } from '../../../app/drafts.ts'

const DRAFT = 'adultRequest'

/** An adult who is being added. It survives a reload: reading an SMS aloud takes a while. */
export interface AdultRequest {
  readonly relId: string
  readonly name: string
  /** Twelve digits. */
  readonly phone: string
  /** Milliseconds since the epoch; null while no code was sent. */
  readonly resendAt: number | null
}

export function readRequest(): AdultRequest | null {
  const { relId, name, phone, resendAt } = readDraft<AdultRequest>(DRAFT)
  return relId && phone ? { relId, name: name ?? '', phone, resendAt: resendAt ?? null } : null
}

export function keepRequest(request: AdultRequest): void {
  keepDraft(DRAFT, request)
}

export function dropRequest(): void {
  dropDraft(DRAFT)
}
