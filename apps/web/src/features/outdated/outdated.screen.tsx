import { Stack, Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isOutdated, versionLabel } from '@vizit/domain/version/is-outdated.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useState } from 'react'
import { clientVersion } from '../../app/release/client-version.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { updateApp } from './update-app.ts'

/** `/outdated-app-version`: the server does not support this version any more (calls §8.5), unless it does again. */
export function OutdatedScreen() {
  const t = useT('outdated')
  // Loaded again, because the cached answer may be older than the refusal that led here.
  const { data: config, isFetching, refusal } = useCallQuery('readConfig', {})
  const isKnown = config !== undefined && !isFetching && refusal === null
  if (isKnown && !isOutdated(clientVersion(), config.minimumVersion)) {
    return (
      <Screen title={t('currentTitle')}>
        <EmptyState title={t('currentText')} action={<ButtonLink to="/">{t('goOn')}</ButtonLink>} />
      </Screen>
    )
  }
  return <Update />
}

function Update() {
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
        <PendingButton pending={isUpdating} onClick={update}>
          {t('update')}
        </PendingButton>
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
