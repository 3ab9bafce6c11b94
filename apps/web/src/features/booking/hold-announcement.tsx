import { VisuallyHidden } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useNow } from '@vizit/ui/states/use-now.ts'

/** The remaining seconds at which a screen reader announces the time. */
const SAID_AT = [300, 240, 180, 120, 60, 30]

/** Announces the remaining time a few times, not every second. */
export function HoldAnnouncement({ until }: { until: number }) {
  const t = useT('booking')
  const { format } = useTexts()
  const now = useNow(until > Date.now())
  const left = Math.ceil((until - now) / 1000)
  const said = SAID_AT.findLast(seconds => seconds >= left)
  return (
    <VisuallyHidden role="status">
      {said && left > 0 ? t('holdRunning', { wait: format.wait(said) }) : ''}
    </VisuallyHidden>
  )
}
