import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { canEncrypt } from '../../app/device-store/can-encrypt.ts'
import { useDeviceStore } from '../../app/device-store/use-device-store.ts'

const KitContents = lazy(async () => ({ default: (await import('./kit-contents.tsx')).KitContents }))

/** What somebody has at home, on this device only (product §2, "First aid kit"). `closed`: shown while the store is closed. */
export function FirstAidKitScreen({ closed }: { closed: ReactNode }) {
  const t = useT('first-aid-kit')
  const { state } = useDeviceStore()
  return (
    <Screen title={t('title')}>
      {!canEncrypt() ? (
        <Notice>{t('unavailable')}</Notice>
      ) : state === 'open' ? (
        <Suspense fallback={<CardSkeletons count={3} />}>
          <KitContents />
        </Suspense>
      ) : (
        closed
      )}
    </Screen>
  )
}
