import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useId, useRef } from 'react'
import classes from './choice-summary.module.css'
import type { CollapsedChoice } from './use-collapsed-choice.ts'

/** The choice in one line, with a button to change it. */
export function ChoiceSummary({ names, fold }: { names: readonly string[]; fold: CollapsedChoice }) {
  const t = useT('timeslot')
  const words = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { foldable, folded } = fold

  const arrives = useRef(true)
  useEffect(() => {
    // The focused element was folded. After the first page load, the focus stays where the browser puts it.
    const isLost =
      document.activeElement === document.body && (navigator.userActivation?.hasBeenActive ?? true)
    if (folded && isLost && !arrives.current) toggle.current?.focus({ preventScroll: true })
    arrives.current = false
  }, [folded])

  if (!foldable) return null
  return (
    <div className={classes.summary}>
      <span id={words} className={classes.words}>
        {names.join(' · ')}
      </span>
      <Button
        ref={toggle}
        variant="subtle"
        px="xs"
        aria-expanded={!folded}
        aria-describedby={words}
        onClick={fold.toggle}
      >
        {folded ? t('change') : t('foldChoice')}
      </Button>
    </div>
  )
}
