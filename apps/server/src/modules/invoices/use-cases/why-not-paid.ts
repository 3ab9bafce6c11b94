import type { Problem } from '../../clinic-import/public.ts'
import type { InvoicedVisit } from '../store/known-for-invoices.ts'

/**
 * Why a programme does not pay a visit; null: it does. Who pays is agreed when a visit is booked; only where a registry entered it,
 * which does not say, any programme may pay that covered the patient on its day.
 */
export function whyNotPaid(
  { payer, isOfRegistry, covering }: Pick<InvoicedVisit, 'payer' | 'isOfRegistry' | 'covering'>,
  programme: string,
): Problem['key'] | null {
  if (payer !== null) return payer === programme ? null : 'invoices.otherProgramme'
  if (!isOfRegistry) return 'invoices.ownExpense'
  return covering.includes(programme) ? null : 'invoices.notCovered'
}
