import type { Answer } from '@vizit/api-client/calls.ts'
import classes from './opening-state.module.css'
import { useOpeningWords } from './use-opening-words.ts'
import { useRefreshWhenHoursChange } from './use-refresh-when-hours-change.ts'

interface OpeningStateProps {
  openNow: Answer<'findMedcenters'>['items'][number]['openNow']
}

/** Open now or closed, in words; nothing if the medical centre states no hours. */
export function OpeningState({ openNow }: OpeningStateProps) {
  const words = useOpeningWords()(openNow)
  useRefreshWhenHoursChange(openNow?.changesAt)
  if (!words) return null
  return (
    <p className={classes.line} data-open={openNow?.isOpen || undefined}>
      {words}
    </p>
  )
}
