import { useNavigate } from '@tanstack/react-router'
import type { Input } from '@vizit/api-client/calls.ts'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Refusal, RefusalOf } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useRef, useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { rememberTownOrClinic } from '../../../app/browser-storage/preferences.ts'
import { GUEST_DRAFT } from '../../../app/guest/guest-draft.ts'
import { createProofs } from '../../../app/human-check/proofs.ts'
import { keepBookedVisit } from '../booked/booked-visit.ts'

type GuestBookingInput = Input<'bookGuestVisit'>

interface Reactions {
  /** An unanswered booking of this timeslot from before a reload is continued. */
  readonly timeslotId: string
  readonly onBooked: () => void
  /** Another time, doctor or branch is needed. */
  readonly onRefused: (refusal: Refusal) => void
  /** A captcha must be solved first. */
  readonly onPicture: (checkId: string) => void
  /** The solution was wrong, and that captcha is no longer valid. */
  readonly onWrongPicture: () => void
}

/** Books for a guest, with a proof of work (product §4, "Guest booking"). */
export function useBookGuestVisit({ timeslotId, onBooked, onRefused, onPicture, onWrongPicture }: Reactions) {
  const t = useT('guest')
  const navigate = useNavigate()
  const client = useClient()
  const [proofs] = useState(() => createProofs(client))
  const [proving, setProving] = useState(false)
  const last = useRef<{ asked: GuestBookingInput; again: boolean } | null>(null)

  const call = useCall('bookGuestVisit', {
    done: ({ visit, calendarFile }, { body }) => {
      onBooked()
      dropDraft(GUEST_DRAFT)
      rememberTownOrClinic({ provider: visit.providerCode })
      keepBookedVisit({ visit, calendarFile, phone: body.phone, email: body.email ?? null })
    },
    next: () => navigate({ to: '/successfully-booked', replace: true }),
    resumes: ({ params }) => params.timeslotId === timeslotId,
    left: ({ code }) => toastRefusal(t(code === 'UNANSWERED' ? 'leftUnknown' : 'leftRefused')),
    refused: {
      RECAPCHA_IS_NOT_VALID: proveAgain,
      HUMAN_CHECK_REQUIRED: readPicture,
      INVALID_CAPTCHA_CODE: onWrongPicture,
      TIMESLOT_IS_BUSY: onRefused,
      PATIENT_BUSY: onRefused,
      AGE_LIMITS_ISSUE: onRefused,
      NO_ASSIGNMENT_BOOKING: onRefused,
      SERVICE_IS_NOT_SUPPORTED: onRefused,
      ONLINE_BOOKING_FORBIDDEN: onRefused,
      CLINIC_UNAVAILABLE: onRefused,
      NOT_FOUND: onRefused,
    },
  })

  function readPicture({ attributes }: RefusalOf<'HUMAN_CHECK_REQUIRED'>) {
    onPicture(attributes.id)
  }
  /** The proof expired, or was used by a request whose answer was lost: one silent retry with a new proof. */
  function proveAgain() {
    if (last.current && !last.current.again) void send(last.current.asked, true)
  }

  async function send(asked: GuestBookingInput, again: boolean) {
    last.current = { asked, again }
    setProving(true)
    const recaptchaValue = await proofs.take()
    setProving(false)
    const { params, body } = asked
    call.mutate({ params, body: { ...body, ...(recaptchaValue && { recaptchaValue }) } })
  }

  return {
    /** May be called on every key press: the worker starts only once. */
    prepare: proofs.begin,
    book: (asked: GuestBookingInput) => void send(asked, false),
    isPending: proving || call.isPending,
    refusal: proving ? null : call.refusal,
    reset: call.reset,
  }
}
