import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { openNativePrompt, useNativePrompt } from './native-prompt.ts'

/** Installs with the browser's own prompt, which works once for each page; after that the steps remain. */
export function InstallButton() {
  const t = useT('install')
  const prompt = useNativePrompt()
  const [isDeclined, setDeclined] = useState(false)

  async function install() {
    setDeclined(!(await openNativePrompt()))
  }
  return (
    <>
      {isDeclined && <Text role="status">{t('declined')}</Text>}
      {prompt === 'ready' && (
        <Button size="lg" fullWidth leftSection={<IconDownload size={20} aria-hidden />} onClick={install}>
          {t('install')}
        </Button>
      )}
    </>
  )
}
