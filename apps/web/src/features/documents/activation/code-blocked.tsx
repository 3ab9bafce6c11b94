import { Button, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useNow } from '@vizit/ui/states/use-now.ts'

interface CodeBlockedProps {
  /** Milliseconds since the epoch. */
  until: number
  onOver: () => void
}

/** Too many wrong codes (calls §8.1): a countdown, then another code may be requested. */
export function CodeBlocked({ until, onOver }: CodeBlockedProps) {
  const t = useT('documents')
  const format = useFormat()
  const now = useNow(until > Date.now())
  const seconds = Math.ceil((until - now) / 1000)
  if (seconds <= 0) {
    return (
      <div role="status">
        <Text fw={600}>{t('code.blockOver')}</Text>
        <Button mt="xs" onClick={onOver}>
          {t('code.askAnother')}
        </Button>
      </div>
    )
  }
  return (
    <RefusalBlock
      refusal={{ code: 'ACODES_BLOCKED', attributes: {} }}
      text={{ title: t('code.blocked'), next: t('code.blockedNext') }}
      action={
        // The countdown is visible; a screen reader would announce every minute.
        <Text fw={600} aria-live="off">
          {t('code.blockedFor', { wait: format.wait(seconds < 60 ? seconds : Math.ceil(seconds / 60) * 60) })}
        </Text>
      }
    />
  )
}
