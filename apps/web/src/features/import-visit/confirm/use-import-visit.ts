import { useNavigate } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { dropDraft } from '../../../app/drafts.ts'
import { dropVisitImport } from '../../../app/visit-import.ts'
import type { OwnVisit } from '../import-types.ts'
import { keepDoctor } from '../keep-doctor.ts'
import { draftOf, type Recipient } from './use-import-form.ts'

/** Saves the address where it is new, then imports; then the doctor is a favourite and the visit is shown. */
export function useImportVisit(visit: OwnVisit) {
  const t = useT('import-visit')
  const navigate = useNavigate()
  const { omId, order } = visit

  const importing = useCall('importVisit', {
    done: imported => {
      dropDraft(draftOf(visit))
      dropVisitImport()
      keepDoctor(order)
      toast(t(imported ? 'imported' : 'already'))
      const isPast = Date.parse(order.endDate) <= Date.now()
      void navigate({
        to: '/visits',
        search: isPast ? { tab: 'past', visit: omId } : {},
        state: isPast ? {} : { booked: omId },
      })
    },
    refreshes: [
      'syncVisits',
      'listVisits',
      'discoverVisits',
      'readPublicVisit',
      'readProfile',
      'listBookingCapabilities',
    ],
  })
  const emails = useCall('saveEmails', { refreshes: ['readProfile'] })

  function send(recipient: Recipient, newEmail: string | null) {
    const take = () => importing.mutate({ body: { omId, ...recipient.body } })
    if (newEmail === null) return take()
    emails.mutate({ body: [{ address: newEmail, usage: 'PRIMARY' }] }, { onSuccess: take })
  }
  return {
    send,
    isPending: importing.isPending || emails.isPending,
    emailRefusal: emails.refusal,
    refusal: importing.refusal,
    reset: () => {
      emails.reset()
      importing.reset()
    },
  }
}
