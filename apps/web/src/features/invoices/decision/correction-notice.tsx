import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useEffect, useRef } from 'react'

/** Says that the organisation corrected the invoice; aloud and in view where the former one was on the screen or in the draft. */
export function CorrectionNotice({ isNews }: { isNews: boolean }) {
  const t = useT('invoices')
  const block = useRef<HTMLDivElement>(null)
  // Whoever was typing a reason is below it.
  useEffect(() => {
    if (isNews) block.current?.scrollIntoView({ block: 'center' })
  }, [isNews])
  return (
    <div ref={block} role={isNews ? 'alert' : undefined}>
      <Notice>{t(isNews ? 'correctedNow' : 'corrected')}</Notice>
    </div>
  )
}
