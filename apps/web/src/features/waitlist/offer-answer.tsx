import { Button } from '@mantine/core'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { chosenProgramme } from '../../app/cover/chosen-programme.ts'
import { PayerChoice } from '../../app/payers/payer-choice.tsx'
import { AcceptShare, PayerRefusal } from '../../app/payers/payer-refusal.tsx'
import { type ChosenPayer, usePayers } from '../../app/payers/use-payers.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { useDeclineOffer } from './use-decline-offer.ts'
import { useInstantWords } from './use-instant-words.ts'
import { useTakeOffer } from './use-take-offer.ts'
import type { WaitOffer } from './wait-types.ts'

/** The buttons that accept or decline an offer. */
export function OfferAnswer({ offer }: { offer: WaitOffer }) {
  const t = useT('waitlist')
  const when = useInstantWords()(offer.startDate)
  const taking = useTakeOffer(offer)
  const declining = useDeclineOffer(offer)
  const take = offer.movesFrom ? t('takeMove') : t('take')
  const asked = payersAskedOf(offer)
  const proposed = asked ? chosenProgramme(offer.profileId) : undefined
  const payers = usePayers({ asked, proposed, booking: taking })
  const refusal = taking.refusal ?? declining.refusal
  const { payer } = payers
  function choosePayer(chosen: ChosenPayer) {
    taking.reset()
    declining.reset()
    payers.choose(chosen)
  }
  function takeAtOwnExpense() {
    payers.choose(null)
    taking.take({})
  }
  function decline() {
    taking.reset()
    declining.decline()
  }
  return (
    <>
      <PayerChoice payers={payers} onChoose={choosePayer} isFixed={taking.isPending} />
      <PayerRefusal
        refusal={refusal}
        action={
          refusal && (
            <WayOn
              refusal={refusal}
              onOwnExpense={takeAtOwnExpense}
              onAccept={share => taking.take({ acceptedShare: String(share) })}
            />
          )
        }
      />
      <ActionRow>
        {/* The question has its own button for it. */}
        {refusal?.code !== 'COVERAGE_CHANGES' && (
          <SubmitButton
            pending={taking.isPending || !payers.isKnown}
            disabled={declining.isPending || payer === undefined}
            onClick={() => taking.take(payer ? { programId: payer } : {})}
          >
            {take}
          </SubmitButton>
        )}
        <PendingButton
          variant="default"
          pending={declining.isPending}
          disabled={taking.isPending}
          onClick={decline}
          aria-label={t('declineFor', { when })}
        >
          {t('decline')}
        </PendingButton>
      </ActionRow>
    </>
  )
}

/** Who pays is asked for a visit that is booked anew; one that moves keeps who pays, or asks when it cannot. */
function payersAskedOf({ state, movesFrom, timetableId, assignmentId, profileId, serviceId }: WaitOffer) {
  if (state !== 'live' || movesFrom !== null || !timetableId || !assignmentId) return null
  return { timetableId, assignmentId, profileId, ...(serviceId && { serviceId }) }
}

interface WayOnProps {
  refusal: Refusal
  onOwnExpense: () => void
  onAccept: (share: number) => void
}

/** The next step after a refusal, while the offer is open. */
function WayOn({ refusal, onOwnExpense, onAccept }: WayOnProps) {
  const t = useT('waitlist')
  const payers = useT('payers')
  switch (refusal.code) {
    case 'VISITOR_BUSY':
      return (
        <ButtonLink to="/visits" search={{ visit: refusal.attributes.orderId }} variant="default">
          {t('showOther')}
        </ButtonLink>
      )
    case 'NOT_IN_PROGRAMME':
    case 'PROGRAMME_LIMIT_REACHED':
      return <Button onClick={onOwnExpense}>{payers('bookOwn')}</Button>
    case 'COVERAGE_CHANGES': {
      const { share } = refusal.attributes
      return <AcceptShare share={share} onAccept={() => onAccept(share)} />
    }
    default:
      return null
  }
}
