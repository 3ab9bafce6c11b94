import { Button, Text } from '@mantine/core'
import { IconCopy, IconRefresh, IconShare } from '@tabler/icons-react'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useNow } from '@vizit/ui/states/use-now.ts'
import { toast } from '@vizit/ui/toast/toasts.ts'
import classes from './code-card.module.css'

interface CodeCardProps {
  code: string
  expiresAt: string
  renewal: { renew: () => void; isPending: boolean; refusal: Refusal | null }
}

const icon = { size: 20, 'aria-hidden': true } as const

/** A code in large digits, with the actions for it. */
export function CodeCard({ code, expiresAt, renewal }: CodeCardProps) {
  const t = useT('family')
  const format = useFormat()
  const now = useNow(true)
  const isOver = now >= Date.parse(expiresAt)
  const halves = `${code.slice(0, 3)} ${code.slice(3)}`

  async function copy() {
    await navigator.clipboard.writeText(code)
    toast(t('code.copied'))
  }
  // Closing the device's share sheet is not an error.
  const share = () => void navigator.share({ text: t('code.shared', { code }) }).catch(() => undefined)

  return (
    <Surface className={classes.card ?? ''}>
      {/* Digit by digit: otherwise a screen reader would read it as a number. */}
      <p className={classes.code} data-over={isOver || undefined}>
        <span aria-hidden>{halves}</span>
        <span className={classes.visuallyHidden}>{t('code.heard', { figures: [...code].join(' ') })}</span>
      </p>
      <Text ta="center" role="status">
        {isOver
          ? t('code.over')
          : t('code.validUntil', {
              date: format.longDate(format.dateOf(expiresAt)),
              time: format.time(expiresAt),
            })}
      </Text>
      {!isOver && (
        <Text ta="center" c="dimmed">
          {t('code.left', { wait: format.wait(Math.ceil((Date.parse(expiresAt) - now) / 60_000) * 60) })}
        </Text>
      )}
      <div className={classes.actions}>
        {!isOver && 'share' in navigator && (
          <Button leftSection={<IconShare {...icon} />} onClick={share}>
            {t('code.share')}
          </Button>
        )}
        {!isOver && (
          <Button variant="default" leftSection={<IconCopy {...icon} />} onClick={copy}>
            {t('code.copy')}
          </Button>
        )}
        <PendingButton
          variant={isOver ? 'filled' : 'subtle'}
          leftSection={<IconRefresh {...icon} />}
          pending={renewal.isPending}
          onClick={renewal.renew}
        >
          {t('code.renew')}
        </PendingButton>
      </div>
      <RefusalBlock refusal={renewal.refusal} />
    </Surface>
  )
}
