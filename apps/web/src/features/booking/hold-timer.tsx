import { Button, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { refusalText } from '@vizit/i18n/refusal-text.ts'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { lazy, Suspense } from 'react'
import { HoldAnnouncement } from './hold-announcement.tsx'
import type { ReadPicture } from './hold-as-guest.ts'
import classes from './hold-timer.module.css'
import type { Hold, Picture } from './use-hold-timeslot.ts'

const HoldCaptcha = lazy(() => import('./hold-captcha.tsx'))

interface HoldTimerProps {
  hold: Hold
  /** The captcha to solve before the time is held. */
  picture: Picture | null
  onAgain: () => void
  onRead: (read: ReadPicture) => void
}

/** How long the slot is still held: always visible, announced from time to time. */
export function HoldTimer({ hold, picture, onAgain, onRead }: HoldTimerProps) {
  const t = useT('booking')
  const texts = useTexts()
  if (hold.state === 'starting') return <Text c="dimmed">{t('holdStarting')}</Text>
  if (picture) {
    return (
      <Suspense fallback={<Text c="dimmed">{t('holdStarting')}</Text>}>
        <HoldCaptcha {...picture} onRead={onRead} />
      </Suspense>
    )
  }
  if (hold.state === 'refused' && hold.refusal.code === 'GUEST_HOLD_LIMIT') {
    const { title, next } = refusalText(texts, hold.refusal)
    return <Lost text={`${title}. ${next}`} onAgain={null} />
  }
  if (hold.state === 'refused') return <Lost text={t('holdFailed')} onAgain={onAgain} />
  if (hold.state === 'given-up') {
    return <Lost text={t(hold.forAnother ? 'holdElsewhere' : 'holdLost')} onAgain={onAgain} />
  }
  return (
    <>
      <Countdown
        until={hold.until}
        running={wait => (
          <p className={classes.timer}>
            <IconClock size={20} aria-hidden />
            {t('holdRunning', { wait })}
          </p>
        )}
        ended={<Lost text={t('holdLost')} onAgain={onAgain} />}
      />
      <HoldAnnouncement until={hold.until} />
    </>
  )
}

/** Without `onAgain` there is nothing to retry. */
function Lost({ text, onAgain }: { text: string; onAgain: (() => void) | null }) {
  const t = useT('booking')
  return (
    <div className={classes.lost} role="status">
      <Text>{text}</Text>
      {onAgain && (
        <Button variant="default" onClick={onAgain}>
          {t('holdAgain')}
        </Button>
      )}
    </div>
  )
}
