import { useNavigate } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useRef } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'
import { dropVisitImport } from '../../../app/visit-import/visit-import.ts'
import { addFavouriteDoctor } from '../add-favourite-doctor.ts'
import type { OwnVisit } from '../import-types.ts'
import { draftOf, type Recipient } from './use-import-form.ts'

/** Saves a new address, then imports; then adds the doctor to the favourites and shows the visit. */
export function useImportVisit(visit: OwnVisit) {
  const t = useT('visit-import')
  const navigate = useNavigate()
  const { omId, order } = visit

  const importing = useCall('importVisit', {
    done: imported => {
      dropDraft(draftOf(visit))
      dropVisitImport()
      addFavouriteDoctor(order)
      toast(t(imported ? 'imported' : 'already'))
    },
    next: () => {
      const isPast = Date.parse(order.endDate) <= Date.now()
      void navigate({
        to: '/visits',
        search: isPast ? { tab: 'past', visit: omId } : {},
        state: isPast ? {} : { booked: omId },
      })
    },
  })
  const chosen = useRef<Recipient | null>(null)
  const take = () => chosen.current && importing.mutate({ body: { omId, ...chosen.current.body } })
  const emails = useCallWithFreshCode('saveEmails', {
    deed: 'email',
    done: () => void take(),
  })

  function send(recipient: Recipient, newEmail: string | null) {
    chosen.current = recipient
    if (newEmail === null) return take()
    emails.mutate({ body: [{ address: newEmail, usage: 'PRIMARY' }] })
  }
  return {
    send,
    isPending: importing.isPending || emails.isPending,
    emailRefusal: emails.refusal,
    codeStep: emails.codeStep,
    refusal: importing.refusal,
    reset: () => {
      emails.reset()
      importing.reset()
    },
  }
}
