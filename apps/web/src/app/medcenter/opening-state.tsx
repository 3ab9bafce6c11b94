import type { Answer } from '@vizit/api-client/calls.ts'
import classes from './open-line.module.css'
import { useOpenWords } from './use-open-words.ts'

interface OpenLineProps {
  openNow: Answer<'findMedcenters'>['items'][number]['openNow']
}

/** Open now or closed, in words; nothing if the medical centre states no hours. */
export function OpenLine({ openNow }: OpenLineProps) {
  const words = useOpenWords()(openNow)
  if (!words) return null
  return (
    <p className={classes.line} data-open={openNow?.isOpen || undefined}>
      {words}
    </p>
  )
}
