import { Text } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { ConsentCard } from './consent-card.tsx'

/** The consents to see documents, by person and organisation, with the button to withdraw each. */
export function ConsentsScreen() {
  const t = useT('documents')
  const { data, refusal, refetch } = useCallQuery('listDocumentsConsents', {})
  return (
    <Screen
      title={t('consents.title')}
      aside={
        <ButtonLink to="/tests" variant="subtle">
          {t('consents.toTests')}
        </ButtonLink>
      }
    >
      <Text>{t('consents.about')}</Text>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {!data && !refusal && <CardSkeletons count={2} />}
      {data?.consents.length === 0 && (
        <EmptyState
          icon={<IconFileCheck size={32} />}
          title={t('consents.none')}
          hint={t('consents.noneHint')}
        />
      )}
      <CardList>
        {data?.consents.map(consent => (
          <li key={`${consent.profileId}/${consent.providerCode}`}>
            <ConsentCard consent={consent} />
          </li>
        ))}
      </CardList>
    </Screen>
  )
}
