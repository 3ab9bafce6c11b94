import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useProfile } from '../people/profile.ts'

/** The invoices for a visit; they are asked for only where the account has any. */
export function useInvoicesOf(orderId: string) {
  const { data: profile } = useProfile()
  const enabled = profile?.hasInvoices === true
  const read = useCallQuery('listInvoices', { query: { orderId } }, { enabled })
  // Also where they could not be read.
  return { ...read, isUnknown: enabled && read.data === undefined }
}
