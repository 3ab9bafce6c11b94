import { Button, Group, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { lazy, Suspense, useState } from 'react'
import { deviceStorage } from '../../../app/browser-storage/storage.ts'
import { useDeviceStore } from '../../../app/device-store/use-device-store.ts'
import { useProfile } from '../../../app/people/profile.ts'

const CodeDialog = lazy(async () => ({ default: (await import('./code-dialog.tsx')).CodeDialog }))

/** Stored when the user has declined the code on this device. */
const KEY = 'codeOffer'

/**
 * Offers the code for use without a network, once there is something to open with it; after "not now" it is never
 * offered again.
 */
export function SuggestOfflineCode() {
  const t = useT('wallet')
  const { state, place, hasCode } = useDeviceStore()
  const canSet = Boolean(useProfile().data?.hashKey)
  const [isDismissed, setDismissed] = useState(() => deviceStorage.getItem(KEY) !== null)
  const [isAsking, setAsking] = useState(false)
  if (state !== 'open' || place === 'memory' || hasCode || !canSet || isDismissed) return null

  function dismiss() {
    deviceStorage.setItem(KEY, 'dismissed')
    setDismissed(true)
  }
  return (
    <Surface>
      <Title order={2}>{t('offer.title')}</Title>
      <Text mt="xs">{t('offer.text')}</Text>
      <Text c="dimmed" mt="xs">
        {t('offer.notKept')}
      </Text>
      <Group mt="sm">
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('code.set')}
        </Button>
        <Button variant="subtle" onClick={dismiss}>
          {t('offer.later')}
        </Button>
      </Group>
      <Suspense>{isAsking && <CodeDialog onClose={() => setAsking(false)} />}</Suspense>
    </Surface>
  )
}
