import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import { isMine } from './coverage.ts'
import classes from './programmes.module.css'

/** `/programmes/choose`: no programme, an employer's or an insurer's (product §2, "Program choice"). */
export function ChooseProgrammeScreen() {
  const t = useT('programmes')
  const { data, refusal, refetch } = useCallQuery('listPrograms', {}, { staleTime: STALE_TIMES.listPrograms })
  // A mark only: where it is not known, the screen of the programme says it.
  const own = new Set(
    useCallQuery('listCoverages', {})
      .data?.coverages.filter(isMine)
      .map(({ coverer }) => coverer),
  )
  return (
    <Screen title={t('choose.title')}>
      <Text>{t('choose.text')}</Text>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {!data && !refusal && <CardSkeletons count={2} />}
      {data && (
        <CardList aria-label={t('choose.title')}>
          <li>
            <Surface className={classes.card ?? ''}>
              <TextLink to="/programmes">{t('choose.none')}</TextLink>
              <Text c="dimmed">{t('choose.noneHint')}</Text>
            </Surface>
          </li>
          {data.map(({ code, kind, programCaption }) => (
            <li key={code}>
              <Surface className={classes.card ?? ''}>
                <TextLink to="/programmes/$programCode/sign-in" params={{ programCode: code }}>
                  {programCaption}
                </TextLink>
                <Text c="dimmed">{t(own.has(code) ? 'choose.linked' : `choose.${kind}`)}</Text>
              </Surface>
            </li>
          ))}
        </CardList>
      )}
      <TextLink to="/insurer-request">{t('choose.missing')}</TextLink>
    </Screen>
  )
}
