import { Button, Stack, Text } from '@mantine/core'
import { versionLabel } from '@vizit/domain/version/is-outdated.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useState } from 'react'
import { clientVersion } from '../../app/outdated/client-version.ts'
import { updateApp } from '../../app/outdated/update-app.ts'

/** `/outdated-app-version`: the server does not speak with this version any more (calls §8.5). */
export function OutdatedScreen() {
  const t = useT('outdated')
  const [isUpdating, setUpdating] = useState(false)

  function update() {
    setUpdating(true)
    void updateApp()
  }
  return (
    <Screen title={t('title')}>
      <Stack align="flex-start">
        <Text>{t('text')}</Text>
        <Button loading={isUpdating} onClick={update}>
          {t('update')}
        </Button>
        <Text c="dimmed" size="sm">
          {t('again')}
        </Text>
        <Text c="dimmed" size="sm">
          {t('version', { version: versionLabel(clientVersion()) })}
        </Text>
      </Stack>
    </Screen>
  )
}
