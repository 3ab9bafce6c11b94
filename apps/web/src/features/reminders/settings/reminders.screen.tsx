import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ReminderCards } from './reminder-cards.tsx'

/** `/reminders`: when and how the account is reminded of visits, and of whose (product §2, "Reminder settings"). */
export function RemindersScreen() {
  const t = useT('reminders')
  const { data: settings, refusal, refetch } = useCallQuery('readReminderSettings', {})
  return (
    <Screen title={t('title')}>
      <Text>{t('intro')}</Text>
      {settings && <ReminderCards settings={settings} />}
      {!settings && !refusal && <CardSkeletons count={3} />}
      {!settings && refusal && <ErrorState refusal={refusal} retry={refetch} />}
    </Screen>
  )
}
