import { dropDraft, keepDraft, readDraft } from '../../../app/browser-storage/drafts.ts'

/** A requested code. It survives a reload, because users leave the page to look for the SMS. */
export interface RequestedCode {
  /** Null if another screen sent it a moment ago. */
  readonly maskedPhone: string | null
  /** Milliseconds since the epoch. */
  readonly resendAt: number
  /** When it expires, an instant; null if not known. */
  readonly expiresAt: string | null
  /** True if it was entered before, and still opens the documents. */
  readonly isEntered?: boolean
}

/** The code of the last SMS, to be entered again. */
export const enteredCode: RequestedCode = { maskedPhone: null, resendAt: 0, expiresAt: null, isEntered: true }

const nameOf = (recordLink: string) => `acode:${recordLink}`

export function readRequestedCode(recordLink: string): RequestedCode | null {
  const { maskedPhone = null, resendAt, expiresAt = null } = readDraft<RequestedCode>(nameOf(recordLink))
  if (resendAt === undefined) return null
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return isOver ? null : { maskedPhone, resendAt, expiresAt }
}

export const storeRequestedCode = (recordLink: string, asked: RequestedCode) =>
  keepDraft(nameOf(recordLink), asked)

export const dropRequestedCode = (recordLink: string) => dropDraft(nameOf(recordLink))
