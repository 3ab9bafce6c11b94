import type { TextStore } from '@vizit/api-client/unanswered.ts'
import { dropDraft, keepDraftText, readDraftText } from '../browser-storage/drafts.ts'

const NAME = 'unanswered'

/** Kept and dropped as drafts are: what was sent and not answered outlives a reload and an expired session. */
export const unanswered: TextStore = {
  read: () => readDraftText(NAME),
  write: text => (text === null ? dropDraft(NAME) : keepDraftText(NAME, text)),
}
