import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useEffect, useState } from 'react'

const reload = () => location.reload()

/** Shown instead of a screen that crashed; without a network a part of it may be missing, and comes when the network is back. */
export function CrashState() {
  const t = useT('common')
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (isOffline) addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isOffline])
  return (
    <Screen title={t('somethingWrong')}>
      <EmptyState
        title={t(isOffline ? 'offlineStart' : 'somethingWrongNext')}
        action={!isOffline && <Button onClick={reload}>{t('reload')}</Button>}
      />
    </Screen>
  )
}
