import { IconWifiOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSyncExternalStore } from 'react'
import classes from './offline-banner.module.css'

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
      {!online && (
        <div className={classes.banner}>
          <IconWifiOff size={24} aria-hidden className={classes.icon} />
          {t('offline')}
        </div>
      )}
    </div>
  )
}
