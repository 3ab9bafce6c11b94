import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import type { RefusalLike, RefusalText } from '@vizit/i18n/refusal-text.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './refusal-block.module.css'
import { useRefusalTexts } from './use-refusal-texts.ts'
import { useRemainingSeconds } from './use-remaining-seconds.ts'

interface RefusalBlockProps {
  refusal: RefusalLike | null
  /** A button or link for the next step. */
  action?: ReactNode
  /** Replaces the common text of the code if that does not fit here. */
  text?: RefusalText | undefined
  /** The refused call only reads: nothing was entered that could be lost. */
  isReading?: boolean
}

/** The reason of a refusal and the next step; nothing without a refusal. */
export function RefusalBlock({ refusal, ...others }: RefusalBlockProps) {
  return refusal && <LoadedRefusal refusal={refusal} {...others} />
}

type RefusedProps = RefusalBlockProps & { refusal: RefusalLike }

/** The reasons of refusals are loaded after the first screen, or with the first refusal on it. */
function LoadedRefusal(props: RefusedProps) {
  const loaded = useRefusalTexts()
  return loaded && <Refused {...props} {...loaded} />
}

type Words = NonNullable<ReturnType<typeof useRefusalTexts>>

function Refused({
  refusal,
  action,
  text,
  isReading = false,
  refusalText,
  refusedReading,
}: RefusedProps & Words) {
  const texts = useTexts()
  const block = useRef<HTMLDivElement>(null)
  // On a small phone the fixed button would cover it.
  useEffect(() => {
    if (refusal) block.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const announced = text ?? (isReading ? refusedReading : refusalText)(texts, refusal)
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
