import { REASON_LENGTH } from '@vizit/domain/invoices/invoice-decision.ts'
import { isSeen } from '@vizit/domain/validation/plain-line.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** What is wrong with a reason: too long at once, missing once an answer without it was refused; null: nothing. */
export function useReasonProblem() {
  const t = useT('common')
  return (reason: string, isNeeded: boolean): string | null => {
    if (reason.length > REASON_LENGTH) return t('invalid.tooLong', { count: REASON_LENGTH })
    return isNeeded && !isSeen(reason) ? t('invalid.required', { count: REASON_LENGTH }) : null
  }
}
