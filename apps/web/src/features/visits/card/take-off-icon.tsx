import { IconEyeOff } from '@tabler/icons-react'
import { mayTakeOff } from '@vizit/domain/visits/take-off-list.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { timesOf } from '../../../app/visit/current-visit-state.ts'
import type { Visit } from '../visit-types.ts'
import classes from './visit-card.module.css'

interface TakeOffIconProps {
  visit: Visit
  when: string
  onTakeOff: (visit: Visit) => void
}

/** Takes a visit off the user's own list; hidden until the day after it (decisions D8). */
export function TakeOffIcon({ visit, when, onTakeOff }: TakeOffIconProps) {
  const t = useT('visits')
  if (!mayTakeOff(timesOf(visit), new Date())) return null
  return (
    <button
      type="button"
      className={classes.icon}
      aria-label={t('actionsFor', { action: t('takeOff'), physician: visit.physicianName, when })}
      onClick={() => onTakeOff(visit)}
    >
      <IconEyeOff size={22} aria-hidden />
    </button>
  )
}
