import { Button, Group, Text, Title } from '@mantine/core'
import { closedInstallPrompt, showsInstallPrompt } from '@vizit/domain/installation/install-prompt.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useId, useState } from 'react'
import { isInstalled } from '../../app/install/is-installed.ts'
import { thisBrowser } from '../../app/install/this-browser.ts'
import { keepPromptMemory, promptMemory } from './stored-prompt-state.ts'

/**
 * Offers to add the app to the home screen; only in frames, and again by the rules of product §4 ("Install prompt").
 */
export function FramedPrompt() {
  const t = useT('install')
  const heading = useId()
  const [isShown, setShown] = useState(() =>
    showsInstallPrompt({
      ...thisBrowser(),
      isFramed: true,
      isInstalled: isInstalled(),
      memory: promptMemory(),
      now: Date.now(),
    }),
  )
  if (!isShown) return null

  function close() {
    keepPromptMemory(closedInstallPrompt(promptMemory(), Date.now()))
    setShown(false)
  }
  return (
    <Surface role="region" aria-labelledby={heading}>
      <Title order={2} id={heading} mb={4}>
        {t('framed.title')}
      </Title>
      <Text mb="md">{t('framed.text')}</Text>
      <Group>
        {/* A frame cannot be installed, so the page opens in a tab of its own. */}
        <Button component="a" href="/install-pwa" target="_blank" rel="noopener" onClick={close}>
          {t('framed.how')}
        </Button>
        <Button variant="default" onClick={close}>
          {t('framed.close')}
        </Button>
      </Group>
    </Surface>
  )
}
