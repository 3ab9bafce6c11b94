import { dropDraft, keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'

/** A code that was asked for. It survives a reload: whoever looks for an SMS leaves the page. */
export interface AskedCode {
  /** Null: it was sent by another screen a moment ago. */
  readonly maskedPhone: string | null
  /** Milliseconds since the epoch. */
  readonly resendAt: number
  /** Until when it may be given, an instant; null: not known. */
  readonly expiresAt: string | null
}

const nameOf = (recordLink: string) => `acode:${recordLink}`

export function readAskedCode(recordLink: string): AskedCode | null {
  const { maskedPhone = null, resendAt, expiresAt = null } = readDraft<AskedCode>(nameOf(recordLink))
  if (resendAt === undefined) return null
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return isOver ? null : { maskedPhone, resendAt, expiresAt }
}

export const keepAskedCode = (recordLink: string, asked: AskedCode) => keepDraft(nameOf(recordLink), asked)

export const dropAskedCode = (recordLink: string) => dropDraft(nameOf(recordLink))
