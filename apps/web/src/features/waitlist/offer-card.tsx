import { Text, Title } from '@mantine/core'
import { IconClock, IconMapPin } from '@tabler/icons-react'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { sentenceStart } from '@vizit/i18n/format/sentence-start.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { PersonAvatar } from '../../app/people/person-avatar.tsx'
import { usePhotoOf } from '../../app/people/use-photo-of.ts'
import { OfferAnswer } from './offer-answer.tsx'
import classes from './offer-card.module.css'
import { useInstantWords } from './use-instant-words.ts'
import type { WaitOffer } from './wait-types.ts'

/** An offered time with its deadline. */
export function OfferCard({ offer }: { offer: WaitOffer }) {
  const t = useT('waitlist')
  const moment = useInstantWords()
  const photoUrl = usePhotoOf(offer.profileId)
  const { physicianName, speciality, serviceName, branchName, branchAddress, customerFirstName } = offer
  return (
    <FactsCard className={classes.offer} role="group" aria-label={t('offerTitle')}>
      <p className={classes.when}>{sentenceStart(moment(offer.startDate))}</p>
      <div>
        <Title order={2}>{serviceName ?? speciality}</Title>
        <Text>{physicianName}</Text>
        {serviceName && <Text c="dimmed">{speciality}</Text>}
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(branchName, branchAddress)}
      </FactLine>
      <FactLine icon={<PersonAvatar fullName={customerFirstName} photoUrl={photoUrl} size={28} />}>
        {customerFirstName}
      </FactLine>
      {offer.movesFrom && <Text>{t('offerMoves', { when: moment(offer.movesFrom) })}</Text>}
      <Countdown
        until={Date.parse(offer.expiresAt)}
        running={wait => (
          <FactLine icon={<IconClock size={20} aria-hidden />}>{t('answerWithin', { wait })}</FactLine>
        )}
        ended={<Text role="status">{t('offerOver.passed')}</Text>}
      />
      <OfferAnswer offer={offer} />
    </FactsCard>
  )
}
