import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useChangeCutOff } from './use-change-cut-off.ts'

/** In words, why a visit that is not over can no longer be moved or cancelled here. */
export function useUnchangeableReason(): (visit: { readonly startDate: string }) => string {
  const t = useT('visits')
  const cutOff = useChangeCutOff()
  return ({ startDate }) =>
    Date.parse(startDate) <= Date.now() ? t('begun') : t('notManageable', { count: cutOff })
}
