import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import type { ReactNode } from 'react'
import { canEncrypt } from '../../app/device-store/can-encrypt.ts'
import { useDeviceStore } from '../../app/device-store/use-device-store.ts'
import { CardLinks } from './card-links.tsx'
import { ClosedStore } from './closed-store.tsx'
import { CodeSetting } from './code/code-setting.tsx'
import { DocumentsSection } from './documents/documents-section.tsx'

/**
 * `/wallet`: the Card of the navigation: visits, tests and family, and what a patient needs at the registry, with and
 * without a network (product §2, "My card").
 */
export function WalletScreen({ nextVisit, kit }: { nextVisit: ReactNode; kit: ReactNode }) {
  const t = useT('wallet')
  const { state, wiped } = useDeviceStore()
  return (
    <Screen title={t('title')}>
      {state === 'open' && (
        <>
          {nextVisit}
          <CardLinks />
          {kit}
          <DocumentsSection />
          <CodeSetting />
        </>
      )}
      {state !== 'open' && canEncrypt() && (
        <>
          <ClosedStore state={state} wiped={wiped} />
          <CardLinks />
        </>
      )}
      {!canEncrypt() && (
        <>
          {nextVisit}
          <CardLinks />
          <Notice>{t('documents.unavailable')}</Notice>
        </>
      )}
    </Screen>
  )
}
