import { Text } from '@mantine/core'
import { SESSION_DAYS } from '@vizit/domain/identity/session-days.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { isFull } from '../../../app/device-store/store-register.ts'
import { useDeviceStore } from '../../../app/device-store/use-device-store.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { usePersistentStorage } from './use-persistent-storage.ts'

/** Where documents are stored, what deletes them, and how to keep them longer. */
export function StorageNotice({ isEmpty }: { isEmpty: boolean }) {
  const t = useT('wallet')
  const { place } = useDeviceStore()
  const lasts = usePersistentStorage()
  if (place === 'memory')
    return (
      <Notice>
        <Text role="alert">{t(isFull() ? 'documents.crowded' : 'documents.memory')}</Text>
      </Notice>
    )
  return (
    <Notice>
      <Text>{t('documents.about')}</Text>
      <Text mt="xs">{t('documents.idle', { days: SESSION_DAYS })}</Text>
      {lasts === false && !isEmpty && (
        <>
          <Text mt="xs">{t('documents.evicted')}</Text>
          <ButtonLink to="/install-pwa" variant="default" mt="xs">
            {t('documents.install')}
          </ButtonLink>
        </>
      )}
    </Notice>
  )
}
