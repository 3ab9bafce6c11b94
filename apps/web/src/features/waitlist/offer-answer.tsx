import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
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
  const refusal = taking.refusal ?? declining.refusal
  return (
    <>
      <RefusalBlock
        refusal={refusal}
        action={
          refusal?.code === 'VISITOR_BUSY' && (
            <ButtonLink to="/visits" search={{ visit: refusal.attributes.orderId }} variant="default">
              {t('showOther')}
            </ButtonLink>
          )
        }
      />
      <ActionRow>
        <SubmitButton pending={taking.isPending} disabled={declining.isPending} onClick={taking.take}>
          {take}
        </SubmitButton>
        <Button
          variant="default"
          loading={declining.isPending}
          disabled={taking.isPending}
          onClick={declining.decline}
          aria-label={t('declineFor', { when })}
        >
          {t('decline')}
        </Button>
      </ActionRow>
    </>
  )
}
