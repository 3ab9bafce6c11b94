import { useCall } from '@vizit/api-client/react/use-call.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Coverage } from './coverage.ts'

/** Asks before a programme is ended, with what that means for visits. */
export function EndCoverage({ coverage, onClose }: { coverage: Coverage; onClose: () => void }) {
  const t = useT('programmes')
  const ended = () => {
    toast(t('end.done'))
    onClose()
  }
  // Ended meanwhile, by the coverer or on another device: what was wanted is done.
  const ending = useCall('endCoverage', { done: ended, refused: { NOT_FOUND: ended } })
  return (
    <ConfirmDialog
      title={t('end.title')}
      text={t(coverage.relKind === 'ME' && coverage.coversFamily ? 'end.textOfFamily' : 'end.text', {
        programme: programmeInQuotes(coverage.programCaption),
        name: coverage.fullNameRu ?? '',
      })}
      confirm={t('end.yes')}
      danger
      pending={ending.isPending}
      onConfirm={() => ending.mutate({ params: { id: coverage.id } })}
      onClose={onClose}
    >
      <RefusalBlock refusal={ending.refusal} />
    </ConfirmDialog>
  )
}
