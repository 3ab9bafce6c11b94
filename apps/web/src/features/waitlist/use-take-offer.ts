import { useNavigate } from '@tanstack/react-router'
import type { Input } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { forgetChosenProgrammes } from '../../app/cover/chosen-programme.ts'
import { usePatientOfVisit } from '../../app/people/use-patient-of-visit.ts'
import type { WaitOffer } from './wait-types.ts'

/** Accepts an offer with one tap, shows a message and the visit. */
export function useTakeOffer({ offerId, movesFrom }: WaitOffer) {
  const t = useT('waitlist')
  const navigate = useNavigate()
  const whomOf = usePatientOfVisit()
  const { mutate, isPending, refusal, reset } = useCall('takeOffer', {
    done: visit => {
      if (!movesFrom) forgetChosenProgrammes()
      const of = whomOf(visit)
      if (of) toast(t(movesFrom ? 'movedFor' : 'bookedFor', { patient: of.patient, when: of.when }))
      else toast(movesFrom ? t('moved') : t('booked'))
    },
    next: ({ orderId, startDate }) =>
      navigate({
        to: '/visits',
        search: { visit: orderId },
        state: movesFrom ? { moved: { orderId, startDate } } : { booked: orderId },
        replace: true,
      }),
  })
  const take = (query: NonNullable<Input<'takeOffer'>['query']>) => mutate({ params: { offerId }, query })
  return { take, isPending, refusal, reset }
}
