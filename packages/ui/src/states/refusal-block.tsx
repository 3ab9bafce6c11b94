import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { type RefusalLike, type RefusalText, refusalText } from '@vizit/i18n/refusal-text.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './refusal-block.module.css'
import { useRemainingSeconds } from './use-remaining-seconds.ts'

interface RefusalBlockProps {
  refusal: RefusalLike | null
  /** A button or link for the next step. */
  action?: ReactNode
  /** Replaces the common text of the code if that does not fit here. */
  text?: RefusalText | undefined
}

/** The reason of a refusal and the next step; nothing without a refusal. */
export function RefusalBlock({ refusal, action, text }: RefusalBlockProps) {
  return refusal && <Refused refusal={refusal} action={action} text={text} />
}

function Refused({ refusal, action, text }: RefusalBlockProps & { refusal: RefusalLike }) {
  const texts = useTexts()
  const block = useRef<HTMLDivElement>(null)
  // On a small phone the fixed button would cover it.
  useEffect(() => {
    if (refusal) block.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const announced = text ?? refusalText(texts, refusal)
  const remaining = useRemainingSeconds(refusal)
  const shown =
    remaining === null
      ? announced
      : refusalText(texts, {
          ...refusal,
          attributes: { ...refusal.attributes, retryAfter: remaining, waited: true },
        })

  return (
    <div ref={block} role="alert" className={classes.block}>
      <IconAlertTriangle size={24} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <strong>{announced.title}</strong>
        {/* The countdown is visible; screen readers announce the time once. */}
        {remaining !== null && <span className={classes.visuallyHidden}>{announced.next}</span>}
        <span aria-hidden={remaining !== null}>{shown.next}</span>
        {action}
      </div>
    </div>
  )
}
