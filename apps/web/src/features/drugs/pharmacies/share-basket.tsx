import { Button, TextInput } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useState } from 'react'
import { basketText } from '../../../app/drugs/basket.ts'

/** Gives the list to somebody as a link, which names packs and counts and nobody: by the device, or else copied. */
export function ShareBasket({ items }: { items: readonly BasketItem[] }) {
  const t = useT('pharmacies')
  const [isShown, setShown] = useState(false)
  const link = `${globalThis.location.origin}/pharmacies?packs=${basketText(items)}`
  async function share() {
    const isShared = 'share' in navigator && (await shareByDevice({ title: t('shareTitle'), url: link }))
    if (isShared) return
    // Missing without TLS, or forbidden.
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(link).then(() => true)).catch(
      () => false,
    )
    if (isCopied) toast(t('shareCopied'))
    else setShown(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={20} aria-hidden />}
        onClick={() => void share()}
      >
        {t('share')}
      </Button>
      {isShown && (
        <TextInput
          label={t('shareLink')}
          value={link}
          readOnly
          autoFocus
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </>
  )
}

/** False: the device cannot. Closing what it asks is an answer. */
async function shareByDevice(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
