import { Text, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { STALE_TIMES } from '../../app/api/stale-times.ts'
import { TextLink } from '../../app/router/router-links.tsx'
import classes from './points.module.css'

/** The programmes that employees can link. */
export function JoinedProgrammes() {
  const t = useT('company-programmes')
  const { data, refusal, refetch } = useCallQuery('listPrograms', {}, { staleTime: STALE_TIMES.listPrograms })
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t('known.title')}
      </Title>
      {data?.length === 0 && <Text>{t('known.none')}</Text>}
      {data && data.length > 0 && (
        <ul className={classes.points}>
          {data.map(({ code, programCaption }) => (
            <li key={code}>
              <TextLink to="/programmes/$programCode" params={{ programCode: code }}>
                {programCaption}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {!data && (refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />)}
    </Surface>
  )
}
