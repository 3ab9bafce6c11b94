import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useProfile } from '../../app/people/profile.ts'

/** The invoices that the account may see; they are asked for only where there are any. */
export function useInvoices() {
  const { data: profile } = useProfile()
  return useCallQuery('listInvoices', {}, { enabled: profile?.hasInvoices === true })
}
