import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { keepDraft, readDraft } from '../../app/browser-storage/drafts.ts'

/** The card or contract that is typed for a programme, until it is linked: the suffix may be asked for again. */
export const insurerDraft = (programme: string) => `insurer key ${programme}`

const BLOCKED = 'insurer blocked'
const BLOCK = { code: 'CONTRACT_KEY_BLOCKED', detail: '' } as const

/** After too many wrong keys: for how long, so that a form that is opened meanwhile says so before it is sent. */
export const keepBlock = ({ attributes: { retryAfter } }: RefusalOf<'CONTRACT_KEY_BLOCKED'>) =>
  keepDraft(BLOCKED, { until: Date.now() + retryAfter * 1000 })

/** What the server would answer now, as far as this tab knows; null: a key may be tried. */
export function blockBefore() {
  const { until = 0 } = readDraft<{ until: number }>(BLOCKED)
  const retryAfter = Math.ceil((until - Date.now()) / 1000)
  return retryAfter > 0 ? { ...BLOCK, attributes: { retryAfter } } : null
}
