import { Title } from '@mantine/core'
import { IconShieldCheck } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { mergeCoverages } from '../../app/cover/merge-coverages.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { CoverageCard } from './coverage-card.tsx'
import { RequestCard } from './request-card.tsx'

/** `/programmes`: by whom the person and the family are covered, and what is still awaited. */
export function ProgrammesScreen() {
  const t = useT('programmes')
  const { data, refusal, refetch } = useCallQuery('listCoverages', {})
  return (
    <Screen title={t('title')}>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {data ? <Programmes {...data} /> : !refusal && <CardSkeletons count={2} />}
    </Screen>
  )
}

function Programmes({ coverages, requests }: Answer<'listCoverages'>) {
  const t = useT('programmes')
  useFocusAfterRemoval(coverages.length + requests.length)
  const link = <ButtonLink to="/programmes/choose">{t('link')}</ButtonLink>
  if (coverages.length + requests.length === 0)
    return (
      <EmptyState icon={<IconShieldCheck size={32} />} title={t('none')} hint={t('noneHint')} action={link} />
    )
  return (
    <>
      {coverages.length > 0 && (
        <CardList aria-label={t('title')}>
          {mergeCoverages(coverages).map(({ coverage, also }) => (
            <li key={`${coverage.id} ${coverage.profileId}`}>
              <CoverageCard coverage={coverage} also={also} />
            </li>
          ))}
        </CardList>
      )}
      {requests.length > 0 && (
        <>
          <Title order={2}>{t('requests')}</Title>
          <CardList aria-label={t('requests')}>
            {requests.map(request => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </CardList>
        </>
      )}
      {link}
    </>
  )
}
