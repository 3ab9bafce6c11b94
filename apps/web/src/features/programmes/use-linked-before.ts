import { useNavigate } from '@tanstack/react-router'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../app/browser-storage/drafts.ts'
import { employerDraft } from './employer-draft.ts'

/**
 * An employer's programme that the person has already, as where the answer to an earlier request was lost, is no failure: says so and
 * shows the programmes.
 */
export function useLinkedBefore(programme: string) {
  const t = useT('programmes')
  const navigate = useNavigate()
  return ({ attributes: { isElsewhere, programCaption } }: RefusalOf<'COVERAGE_EXISTS'>) => {
    if (isElsewhere) return
    dropDraft(employerDraft(programme))
    toast(t('linkedBefore', { programme: programmeInQuotes(programCaption) }))
    void navigate({ to: '/programmes' })
  }
}
