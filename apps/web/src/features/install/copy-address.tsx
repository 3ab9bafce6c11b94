import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'

/** Copies the address, for users who must open the page in another browser. */
export function CopyAddress() {
  const t = useT('install')
  // Missing without TLS.
  if (!navigator.clipboard) return null
  async function copy() {
    await navigator.clipboard.writeText(`${location.origin}/install-pwa`)
    toast(t('addressCopied'))
  }
  return (
    <Button variant="default" leftSection={<IconCopy size={20} aria-hidden />} onClick={copy}>
      {t('copyAddress')}
    </Button>
  )
}
