import { Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { OfferCard } from './offer-card.tsx'
import { useKeptWhileTaking } from './use-kept-while-taking.ts'
import type { WaitOffer } from './wait-types.ts'

/** `/waitlist/offers/{offerId}`: the target of the message about a freed time. */
export function OfferScreen() {
  const t = useT('waitlist')
  const { offerId } = useParams({ from: '/waitlist/offers/$offerId' })
  const { data, refusal, refetch } = useCallQuery('showOffer', { params: { offerId } })
  const offer = useKeptWhileTaking(data)
  // For an expired offer the heading does not say that the time is free.
  const isOver = offer ? offer.state !== 'live' : refusal?.code === 'NOT_FOUND'
  return (
    <Screen title={t(isOver ? 'title' : 'offerTitle')}>
      {refusal &&
        (refusal.code === 'NOT_FOUND' ? <Unknown /> : <ErrorState refusal={refusal} retry={refetch} />)}
      {!offer && !refusal && <CardSkeletons count={1} />}
      {offer && !refusal && <Offer offer={offer} />}
    </Screen>
  )
}

function Offer({ offer }: { offer: WaitOffer }) {
  const t = useT('waitlist')
  const { state, orderId } = offer
  if (state === 'live') {
    return (
      <>
        <Text>{t('offerHint')}</Text>
        <OfferCard offer={offer} />
      </>
    )
  }
  return (
    <EmptyState
      title={t(`offerOver.${state}`)}
      {...(state === 'taken' ? {} : { hint: t('offerOverHint') })}
      action={
        state === 'taken' && orderId ? (
          <ButtonLink to="/visits" search={{ visit: orderId }}>
            {t('toVisit')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/waitlist">{t('toWaitlist')}</ButtonLink>
        )
      }
    />
  )
}

function Unknown() {
  const t = useT('waitlist')
  return (
    <EmptyState
      title={t('offerUnknown')}
      hint={t('offerUnknownHint')}
      action={<ButtonLink to="/waitlist">{t('toWaitlist')}</ButtonLink>}
    />
  )
}
