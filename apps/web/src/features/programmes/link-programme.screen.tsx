import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { ButtonLink, TextLink } from '../../app/router/router-links.tsx'
import { isMine } from './coverage.ts'
import { LinkEmployer } from './link-employer.tsx'
import { LinkInsurer } from './link-insurer.tsx'
import { useKeptWhileLinking } from './use-kept-while-linking.ts'

/** `/programmes/{code}/sign-in`: the target by a programme's code (decisions D6), by its kind. */
export function LinkProgrammeScreen({ code }: { code: string }) {
  const t = useT('programmes')
  const programmes = useCallQuery('listPrograms', {}, { staleTime: STALE_TIMES.listPrograms })
  const own = useCallQuery('listCoverages', {})
  const coverages = useKeptWhileLinking(own.data)
  const programme = programmes.data?.find(each => each.code === code)
  const refusal = programmes.refusal ?? own.refusal
  if (!programmes.data || !coverages)
    return (
      <Screen title={t('link')}>
        {refusal ? (
          <ErrorState refusal={refusal} retry={programmes.refusal ? programmes.refetch : own.refetch} />
        ) : (
          <CardSkeletons count={1} />
        )}
      </Screen>
    )
  const suspended = coverages.coverages.find(
    ({ coverer, status }) => coverer === code && status === 'SUSPENDED',
  )
  if (!programme && suspended)
    return (
      <Screen title={suspended.programCaption}>
        <Text>{t('status.SUSPENDED')}</Text>
        <ButtonLink to="/programmes">{t('toProgrammes')}</ButtonLink>
      </Screen>
    )
  if (!programme)
    return (
      <Screen title={t('choose.unknown')}>
        <Text>{t('choose.unknownHint')}</Text>
        <ButtonLink to="/programmes/choose">{t('choose.all')}</ButtonLink>
      </Screen>
    )
  const request = coverages.requests.find(each => each.coverer === code && each.waitsFor !== 'NOTHING')
  const isLinked = coverages.coverages.some(coverage => coverage.coverer === code && isMine(coverage))
  const props = { code, request, isMine: isLinked }
  return (
    <Screen title={programme.programCaption}>
      {isLinked && (
        <>
          <Text>{t('already')}</Text>
          <ButtonLink to="/programmes">{t('toProgrammes')}</ButtonLink>
        </>
      )}
      <TextLink to="/programmes/$programCode" params={{ programCode: code }}>
        {t('includes')}
      </TextLink>
      {programme.kind === 'EMPLOYER' ? (
        !isLinked && <LinkEmployer key={code} {...props} />
      ) : (
        <LinkInsurer key={code} {...props} />
      )}
    </Screen>
  )
}
