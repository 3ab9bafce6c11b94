import { Text } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useProviderNames } from '../provider/use-provider-names.ts'
import type { ProviderSync } from './list-source.ts'
import classes from './sync-status.module.css'
import { usePastTimeWords } from './use-past-time-words.ts'
import type { useSyncedList } from './use-synced-list.ts'

type ListStatus = Pick<ReturnType<typeof useSyncedList>, 'list' | 'refusal' | 'refresh' | 'isSyncing'>

/** Says how current the shown list is; nothing if it is up to date. */
export function SyncStatus({ list, refusal, refresh, isSyncing }: ListStatus) {
  const t = useT('lists')
  const common = useT('common')
  const texts = useTexts()
  const words = usePastTimeWords()
  if (!list) return null
  const troubled = list.providers.filter(({ outcome }) => outcome !== 'synced')
  return (
    // Announced when it appears, without moving the focus.
    <div role="status" className={classes.status}>
      {refusal && (
        <Notice>
          <Text>
            {/* The banner of the page says that there is no connection. */}
            {refusal.code !== 'OFFLINE' && `${refusalText(texts, refusal).title}. `}
            {t('keptFrom', { moment: words(list.syncedAt) })}
          </Text>
          <PendingButton variant="default" mt="xs" pending={isSyncing} onClick={() => void refresh()}>
            {common('retry')}
          </PendingButton>
        </Notice>
      )}
      {!refusal && troubled.length > 0 && <Troubled providers={troubled} />}
      {list.stored.isFull && <Notice>{t('noRoom')}</Notice>}
    </div>
  )
}

/** Organisations that failed or have not answered yet; the data of all others are shown. */
function Troubled({ providers }: { providers: readonly ProviderSync[] }) {
  const t = useT('lists')
  const words = usePastTimeWords()
  const names = useProviderNames()
  return (
    <Notice>
      {providers.map(({ providerCode, outcome, syncedAt }) => (
        <Text key={providerCode}>
          {t(`provider.${outcome === 'synced' ? 'pending' : outcome}`, {
            clinic: names(providerCode) ?? t('someClinic'),
          })}{' '}
          {outcome !== 'pending' && syncedAt && t('providerFrom', { moment: words(syncedAt) })}
        </Text>
      ))}
    </Notice>
  )
}
