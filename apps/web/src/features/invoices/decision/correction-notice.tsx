import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'

/** Says that the organisation corrected the invoice; aloud where the former one was on the screen or in the draft. */
export function CorrectionNotice({ isNews }: { isNews: boolean }) {
  const t = useT('invoices')
  return (
    <div role={isNews ? 'alert' : undefined}>
      <Notice>{t(isNews ? 'correctedNow' : 'corrected')}</Notice>
    </div>
  )
}
