import { Button, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { HoldAnnouncement } from './hold-announcement.tsx'
import classes from './hold-timer.module.css'
import type { Hold } from './use-hold-timeslot.ts'

interface HoldTimerProps {
  hold: Hold
  onAgain: () => void
}

/** How long the slot is still kept: seen all the time, heard now and then. */
export function HoldTimer({ hold, onAgain }: HoldTimerProps) {
  const t = useT('booking')
  if (hold.state === 'starting') return <Text c="dimmed">{t('holdStarting')}</Text>
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

function Lost({ text, onAgain }: { text: string; onAgain: () => void }) {
  const t = useT('booking')
  return (
    <div className={classes.lost} role="status">
      <Text>{text}</Text>
      <Button variant="default" onClick={onAgain}>
        {t('holdAgain')}
      </Button>
    </div>
  )
}
