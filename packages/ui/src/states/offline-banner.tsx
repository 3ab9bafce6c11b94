import { Anchor } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useSyncExternalStore } from 'react'
import { Banner } from './banner.tsx'
import classes from './offline-banner.module.css'

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** True if the app was opened without a connection, so that no data are loaded yet. */
let isEmpty = globalThis.navigator?.onLine === false
// The server, which renders public pages, has no such event.
globalThis.addEventListener?.('online', () => {
  isEmpty = false
})

/** Says that the connection is lost and what still works. */
export function OfflineBanner() {
  const { area, language } = useTexts()
  const t = area('common')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const guide = (
    <Anchor href={`/guide/${language}.html`} className={classes.guide ?? ''}>
      {t('offlineGuide')}
    </Anchor>
  )
  return (
    <div role="status">
      {!online && (
        <Banner icon={<IconWifiOff size={24} aria-hidden />} action={isEmpty && guide}>
          {t(isEmpty ? 'offlineStart' : 'offline')}
        </Banner>
      )}
    </div>
  )
}
