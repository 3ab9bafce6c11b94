import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useProfile } from '../../app/people/profile.ts'

/** The invoices for a visit; they are asked for only where the account has any. */
export function useInvoicesOf(orderId: string) {
  const { data: profile } = useProfile()
  return useCallQuery('listInvoices', { query: { orderId } }, { enabled: profile?.hasInvoices === true })
}
