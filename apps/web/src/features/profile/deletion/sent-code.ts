import { dropDraft, keepDraft, readDraft } from '../../../app/drafts.ts'

const DRAFT = 'deletion'
/** So long a code works. Whoever comes back later reads first what would be lost. */
const CODE_LIFE_MS = 5 * 60_000

/** A code that was sent. It survives a reload: a phone may drop the page while its owner reads the SMS. */
export interface SentCode {
  readonly id: string
  /** Milliseconds since the epoch: when another one may be asked for. */
  readonly resendAt: number
  /** Milliseconds since the epoch. */
  readonly sentAt: number
}

export function readSentCode(): SentCode | null {
  const { id, resendAt, sentAt } = readDraft<SentCode>(DRAFT)
  if (!id || !resendAt || !sentAt || Date.now() - sentAt > CODE_LIFE_MS) return null
  return { id, resendAt, sentAt }
}

export const keepSentCode = (sent: SentCode) => keepDraft(DRAFT, sent)

export const dropSentCode = () => dropDraft(DRAFT)
