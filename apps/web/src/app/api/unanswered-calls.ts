import type { TextStore } from '@vizit/api-client/unanswered.ts'
import { dropDraft, keepDraftText, readDraftText } from '../browser-storage/drafts.ts'

const NAME = 'unanswered'

/** Stored and deleted together with the drafts: unanswered calls outlive a reload and an expired session. */
export const unansweredCalls: TextStore = {
  read: () => readDraftText(NAME),
  write: text => (text === null ? dropDraft(NAME) : keepDraftText(NAME, text)),
}
