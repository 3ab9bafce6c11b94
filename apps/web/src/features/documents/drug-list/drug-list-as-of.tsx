import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { usePastTimeWords } from '../../../app/lists/use-past-time-words.ts'
import { useProviderNames } from '../../../app/provider/use-provider-names.ts'

interface DrugListAsOfProps {
  provider: Answer<'readDrugList'>['provider']
  /** The list could not be read again. */
  refusal: Refusal | null
  isReading: boolean
  retry: () => unknown
}

/** That the list may have changed since, and as of when it is; nothing while the organisation answers. It says what to take. */
export function DrugListAsOf(read: DrugListAsOfProps) {
  const isCurrent = (read.provider?.outcome ?? 'synced') === 'synced'
  // Announced when it appears, without moving the focus.
  return <div role="status">{(!isCurrent || read.refusal) && <OldList {...read} />}</div>
}

function OldList({ provider, refusal, isReading, retry }: DrugListAsOfProps) {
  const t = useT('documents')
  const lists = useT('lists')
  const common = useT('common')
  const words = usePastTimeWords()
  const names = useProviderNames()
  const clinic = (provider && names(provider.providerCode)) ?? lists('someClinic')
  return (
    <Notice>
      <Text>
        {refusal ? t('drugList.notRead') : t('drugList.clinicSilent', { clinic })}{' '}
        {provider?.syncedAt
          ? t('drugList.shownAsOf', { moment: words(provider.syncedAt) })
          : t('drugList.shownOld')}
      </Text>
      <PendingButton variant="default" mt="xs" pending={isReading} onClick={() => void retry()}>
        {common('retry')}
      </PendingButton>
    </Notice>
  )
}
