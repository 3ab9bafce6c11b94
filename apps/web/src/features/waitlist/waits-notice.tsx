import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { ButtonLink, TextLink } from '../../app/router/router-links.tsx'
import { useInstantWords } from './use-instant-words.ts'

/** Shown above the visits: an offer that needs an answer, or the number of waits. */
export function WaitsNotice() {
  const t = useT('waitlist')
  const moment = useInstantWords()
  const { data: waits } = useCallQuery('listWaits', {})
  const offer = waits?.find(wait => wait.offer)?.offer
  return (
    <div aria-live="polite">
      {offer && (
        <Notice>
          <Text fw={600}>{t('offerTitle')}</Text>
          <Text>{`${offer.physicianName}, ${moment(offer.startDate)}`}</Text>
          <ButtonLink to="/waitlist/offers/$offerId" params={{ offerId: offer.offerId }} mt="xs">
            {t('answer')}
          </ButtonLink>
        </Notice>
      )}
      {!offer && waits && waits.length > 0 && (
        <TextLink to="/waitlist">{t('waiting', { count: waits.length })}</TextLink>
      )}
    </div>
  )
}
