import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { lazy, Suspense, useState } from 'react'
import { forgetCode } from '../../../app/device-store/device-store.ts'
import { useDeviceStore } from '../../../app/device-store/use-device-store.ts'
import { useProfile } from '../../../app/people/profile.ts'

const CodeDialog = lazy(async () => ({
  default: (await import('./code-dialog.tsx')).CodeDialog,
}))

/** The code that opens the device store without a network: set, changed and removed here. */
export function CodeSetting() {
  const t = useT('wallet')
  const { hasCode, place } = useDeviceStore()
  const canSet = Boolean(useProfile().data?.hashKey)
  const [asking, setAsking] = useState<'code' | 'forget' | null>(null)
  if (place === 'memory') return null

  async function forget() {
    await forgetCode()
    setAsking(null)
    toast(t('code.wasForgotten'))
  }
  return (
    <Surface>
      <Stack align="flex-start">
        <Title order={2}>{t('code.title')}</Title>
        <Text>{t(hasCode ? 'code.isSet' : 'code.about')}</Text>
        {!canSet && <Text c="dimmed">{t('code.offline')}</Text>}
        <Group>
          <Button
            variant="default"
            leftSection={<IconLock size={20} aria-hidden />}
            disabled={!canSet}
            onClick={() => setAsking('code')}
          >
            {t(hasCode ? 'code.change' : 'code.set')}
          </Button>
          {hasCode && (
            <Button variant="subtle" onClick={() => setAsking('forget')}>
              {t('code.forget')}
            </Button>
          )}
        </Group>
      </Stack>
      <Suspense>{asking === 'code' && <CodeDialog onClose={() => setAsking(null)} />}</Suspense>
      {asking === 'forget' && (
        <ConfirmDialog
          title={t('code.forgetTitle')}
          text={t('code.forgetText')}
          confirm={t('code.forgetConfirm')}
          danger
          onConfirm={() => void forget()}
          onClose={() => setAsking(null)}
        />
      )}
    </Surface>
  )
}
