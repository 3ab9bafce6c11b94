import { dropDraft, keepDraft, readDraft } from '../../../app/drafts.ts'

const DRAFT = 'deletion'

/** A code that was sent. It survives a reload: a phone may drop the page while its owner reads the SMS. */
export interface SentCode {
  readonly id: string
  /** Milliseconds since the epoch: when another one may be asked for. */
  readonly resendAt: number
  /** Milliseconds since the epoch: until when it works. Whoever comes back later reads first what would be lost. */
  readonly endsAt: number
}

export function readSentCode(): SentCode | null {
  const { id, resendAt, endsAt } = readDraft<SentCode>(DRAFT)
  if (!id || !resendAt || !endsAt || Date.now() > endsAt) return null
  return { id, resendAt, endsAt }
}

export const keepSentCode = (sent: SentCode) => keepDraft(DRAFT, sent)

export const dropSentCode = () => dropDraft(DRAFT)
