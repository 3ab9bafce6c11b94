import { Text, Title } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { RemoveAlert } from './remove-alert.tsx'
import { UnreachableNotice } from './unreachable-notice.tsx'
import { useAlertWords } from './use-alert-words.ts'

/** `/drug-alerts`: the packages of drugs about which the account is told. */
export function DrugAlertsScreen() {
  const t = useT('drugs')
  const { data, refusal, refetch } = useCallQuery('listDrugAlerts', {})
  return (
    <Screen title={t('alerts.title')}>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {data ? <Alerts alerts={data} /> : !refusal && <CardSkeletons count={2} />}
    </Screen>
  )
}

function Alerts({ alerts }: { alerts: Answer<'listDrugAlerts'> }) {
  const t = useT('drugs')
  const words = useAlertWords()
  useFocusAfterRemoval(alerts.length)
  if (alerts.length === 0)
    return (
      <EmptyState
        icon={<IconBell size={32} />}
        title={t('alerts.none')}
        hint={t('alerts.noneHint')}
        action={<ButtonLink to="/drugs">{t('all')}</ButtonLink>}
      />
    )
  return (
    <>
      <Text>{t('alerts.hint')}</Text>
      {alerts.some(({ foundAt, isGone }) => !foundAt && !isGone) && <UnreachableNotice />}
      <WhereFound alerts={alerts} />
      <CardList aria-label={t('alerts.title')}>
        {alerts.map(alert => (
          <li key={alert.packId}>
            <Surface className={classes.card}>
              <Title order={2} className={classes.name}>
                <TextLink
                  to="/drugs/$drugId"
                  params={{ drugId: alert.drugId }}
                  search={{ town: String(alert.locationCode) }}
                >
                  {alert.name}
                </TextLink>
              </Title>
              <Text>{alert.presentation}</Text>
              <Text>{words(alert)}</Text>
              <RemoveAlert
                packId={alert.packId}
                name={`${alert.name}, ${alert.presentation}`}
                isFound={alert.foundAt !== null}
              />
            </Surface>
          </li>
        ))}
      </CardList>
    </>
  )
}

/** The pharmacies that have what was found: those of each town have a list of their own. */
function WhereFound({ alerts }: { alerts: Answer<'listDrugAlerts'> }) {
  const t = useT('drugs')
  const ofTowns = Map.groupBy(
    alerts.filter(({ foundAt, isGone }) => foundAt && !isGone),
    ({ locationCode }) => locationCode,
  )
  return [...ofTowns].map(([locationCode, found]) => (
    <ButtonLink
      key={locationCode}
      to="/pharmacies"
      search={{ packs: found.map(({ packId }) => `${packId}:1`).join(), town: String(locationCode) }}
    >
      {t('alerts.whereFound', { where: found[0]?.town ?? t('alerts.anywhere') })}
    </ButtonLink>
  ))
}
