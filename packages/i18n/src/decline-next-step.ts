import { isDeclineCode } from '@vizit/domain/booking/decline-code.ts'
import type { Texts } from './texts.ts'

/** The next step for a decline reason; null for a reason that these texts do not know yet. */
export function declineNextStep(
  texts: Texts,
  { code, remedy }: { readonly code: number; readonly remedy?: string | null | undefined },
): string | null {
  if (!isDeclineCode(code)) return null
  const t = texts.area('decline')
  if (code === 8 && remedy === 'add-child') return t('8.nextChild')
  if (remedy === 'other-time') return t(code === 7 ? '7.nextDay' : '13.next')
  return t(code === 7 && remedy === 'link-programme' ? '7.nextLink' : `${code}.next`)
}
