import { Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { midSentence } from '@vizit/i18n/format/mid-sentence.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Choice } from '../reminder-types.ts'
import { useInstantParams } from './use-instant-params.ts'

interface ChooseReminderProps {
  orderId: string
  reminder: Answer<'showVisitReminder'>
}

const USUAL = 'usual'

/** The reminder of this visit, saved as soon as it is chosen, with its effect in words. */
export function ChooseReminder({ orderId, reminder }: ChooseReminderProps) {
  const t = useT('reminders')
  const moment = useInstantParams()
  const queries = useQueryClient()
  const input = { params: { orderId } }
  const { mutate, refusal } = useCall('chooseVisitReminder', {
    done: saved => {
      queries.setQueryData(['showVisitReminder', input], saved)
    },
  })
  const { choice, usual, isTold, remindsAt, remindedAt, moments } = reminder
  const options = [
    { value: USUAL, label: t('visit.asUsual') },
    ...moments.map(({ choice: value, at }) => {
      const label = t(`choice.${value}`)
      return { value, label: at || value === 'none' ? label : t('visit.passed', { choice: label }) }
    }),
  ]
  return (
    <>
      <SelectField
        label={t('visit.label')}
        value={choice ?? USUAL}
        options={options}
        onChoose={value => mutate({ ...input, body: { choice: value === USUAL ? null : (value as Choice) } })}
      />
      {choice === null && (
        <Text c="dimmed">
          {isTold ? t('visit.usual', { choice: midSentence(t(`choice.${usual}`)) }) : t('visit.usualNot')}
        </Text>
      )}
      <div aria-live="polite">
        {remindedAt && <Text c="dimmed">{t('visit.was', moment(remindedAt))}</Text>}
        {remindsAt ? (
          <Text>{t('visit.will', moment(remindsAt))}</Text>
        ) : (
          !remindedAt && <Text>{t('visit.wont')}</Text>
        )}
      </div>
      <RefusalBlock refusal={refusal} />
    </>
  )
}
