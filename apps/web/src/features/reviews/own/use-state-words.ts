import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { OwnReview } from '../review-types.ts'

/** Tells the author what has become of a review that is not public; null if it is. */
export function useStateWords() {
  const t = useT('reviews')
  return ({ state, concerns, rejectReason }: OwnReview): string | null => {
    if (state === 'public') return null
    if (state === 'rejected') return t(`rejected.${rejectReason ?? 'other'}`)
    const parts = concerns.filter(concern => concern !== 'short')
    if (parts.length < concerns.length) return t('heldShort')
    const what = parts.map(concern => t(`concerns.${concern}`)).join(', ')
    return what ? t('heldBecause', { what }) : t('held')
  }
}
