import { Button } from '@mantine/core'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { Activation } from '../../../app/documents/activation.ts'
import { GiveConsent } from './give-consent.tsx'
import { RequestAndEnterCode } from './request-and-enter-code.tsx'

/** The activation code of a test or a report (product §2, "A-code entry"), after a written consent. */
export function ActivationScreen() {
  const t = useT('documents')
  const { activation } = useLocation({ select: location => location.state })
  const { history } = useRouter()
  return (
    <Screen title={t('code.title')}>
      {activation && <Activate activation={activation} />}
      {activation && (
        <Button variant="subtle" onClick={() => history.back()}>
          {t('code.notNow')}
        </Button>
      )}
    </Screen>
  )
}

function Activate({ activation }: { activation: Activation }) {
  const t = useT('documents')
  const { data, refusal, refetch } = useCallQuery('listDocumentsConsents', {})
  if (!data) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />
  const consent = data.consents.find(
    ({ profileId, providerCode }) =>
      profileId === activation.profileId && providerCode === activation.providerCode,
  )
  if (!consent) return <EmptyState title={t('code.gone')} hint={t('code.goneHint')} />
  if (consent.given === null) return <GiveConsent consent={consent} />
  return <RequestAndEnterCode activation={activation} clinic={consent.providerName} />
}
