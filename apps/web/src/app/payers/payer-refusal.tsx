import { Button } from '@mantine/core'
import type { ErrorAttributes } from '@vizit/contract/errors.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect, useRef } from 'react'
import { type RefusalProps, RefusalWithPhones } from '../booking/refusal-with-phones.tsx'

const OF_PAYERS = ['NOT_IN_PROGRAMME', 'PROGRAMME_LIMIT_REACHED', 'COVERAGE_CHANGES']

/** A refused booking or move. Where a programme does not pay, its phones can be called. */
export function PayerRefusal(props: RefusalProps) {
  const t = useT('payers')
  const again = paidAgain(props.refusal)
  return OF_PAYERS.includes(props.refusal?.code ?? '') ? (
    <RefusalWithPhones
      label={t('phones')}
      {...props}
      {...(again && { text: { title: t('paidAgain'), next: t('paidAgainShare', again) } })}
    />
  ) : (
    <RefusalBlock {...props} />
  )
}

/** The programme of a move pays as before: somebody had agreed to pay more themselves, and that holds no more. */
function paidAgain(refusal: RefusalProps['refusal']) {
  if (refusal?.code !== 'COVERAGE_CHANGES') return null
  const { programCaption, share, formerShare } = refusal.attributes as Partial<
    ErrorAttributes<'COVERAGE_CHANGES'>
  >
  if (share === undefined || formerShare === undefined || share < formerShare) return null
  return { programme: programCaption ?? '', share }
}

interface AcceptShareProps {
  /** The percent of the price that the programme would pay. */
  share: number
  onAccept: () => void
}

/**
 * The answer to `COVERAGE_CHANGES` that moves the visit. The question stands in place of the button that was pressed and takes its focus:
 * the whole question, so that a key that is still held does not answer it.
 */
export function AcceptShare({ share, onAccept }: AcceptShareProps) {
  const t = useT('payers')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const question = button.current?.closest<HTMLElement>('[role=alert]')
    if (!question) return
    question.tabIndex = -1
    question.focus({ preventScroll: true })
  }, [])
  return (
    <Button ref={button} onClick={onAccept}>
      {share === 0 ? t('moveOwn') : t('moveWithShare', { share })}
    </Button>
  )
}
