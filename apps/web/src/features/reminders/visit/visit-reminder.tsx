import { Stack, Text, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { ChooseReminder } from './choose-reminder.tsx'
import { useInstantParams } from './use-instant-params.ts'

/** The reminder of one visit: the choice, when it comes, and whether somebody confirmed that the patient will come. */
export function VisitReminder({ visit: { orderId } }: { visit: { readonly orderId: string } }) {
  const t = useT('reminders')
  const moment = useInstantParams()
  const { data, refusal, refetch } = useCallQuery('showVisitReminder', { params: { orderId } })
  return (
    <Surface>
      <Stack align="stretch">
        <Title order={2}>{t('visit.title')}</Title>
        {data?.confirmedAt && <Text>{t('visit.confirmed', moment(data.confirmedAt))}</Text>}
        {data && <ChooseReminder key={orderId} orderId={orderId} reminder={data} />}
        {!data && refusal && <ErrorState refusal={refusal} retry={refetch} />}
        <TextLink to="/reminders">{t('visit.settings')}</TextLink>
      </Stack>
    </Surface>
  )
}
