import { IconWifiOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSyncExternalStore } from 'react'
import { Banner } from './banner.tsx'

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that the connection is gone and what still works. */
export function OfflineBanner() {
  const t = useT('common')
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && <Banner icon={<IconWifiOff size={24} aria-hidden />}>{t('offline')}</Banner>}
    </div>
  )
}
