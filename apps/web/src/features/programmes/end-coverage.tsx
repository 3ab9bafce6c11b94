import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Coverage } from './coverage.ts'

interface EndCoverageProps {
  coverage: Coverage
  also: readonly Coverage[]
  onClose: () => void
}

/** Asks before a programme is ended, with what that means for visits. */
export function EndCoverage({ coverage, also, onClose }: EndCoverageProps) {
  const t = useT('programmes')
  const ended = () => {
    toast(t('end.done'))
    onClose()
  }
  // Ended meanwhile, by the coverer or on another device: what was wanted is done.
  const ending = useCall('endCoverage', { done: ended, refused: { NOT_FOUND: ended } })
  const rest = also.find(({ status }) => status === 'ACTIVE')
  const ofFamily = coverage.relKind === 'ME' && coverage.coversFamily
  const still = rest?.through ? 'end.textStillThrough' : 'end.textStillThroughUnknown'
  return (
    <ConfirmDialog
      title={t('end.title')}
      text={t(rest ? still : ofFamily ? 'end.textOfFamily' : 'end.text', {
        programme: programmeInQuotes(coverage.programCaption),
        name: coverage.fullNameRu ?? '',
        through: rest?.through ?? '',
      })}
      confirm={t('end.yes')}
      danger
      pending={ending.isPending}
      onConfirm={() => ending.mutate({ params: { id: coverage.id } })}
      onClose={onClose}
    >
      {rest && ofFamily && <Text>{t('end.familyThroughYou')}</Text>}
      <RefusalBlock refusal={ending.refusal} />
    </ConfirmDialog>
  )
}
