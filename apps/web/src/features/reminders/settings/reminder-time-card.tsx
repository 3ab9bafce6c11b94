import { Stack, Text, Title } from '@mantine/core'
import { reminderChoices } from '@vizit/domain/reminders/reminder-choice.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { Choice } from '../reminder-types.ts'

interface WhenCardProps {
  choice: Choice
  onChange: (choice: Choice) => void
}

/** The seven choices of product §3, for every visit. */
export function ReminderTimeCard({ choice, onChange }: WhenCardProps) {
  const t = useT('reminders')
  return (
    <Surface>
      <Stack>
        <Title order={2}>{t('when.title')}</Title>
        <SelectField
          label={t('when.label')}
          value={choice}
          options={reminderChoices.map(value => ({ value, label: t(`choice.${value}`) }))}
          onChoose={value => onChange(value as Choice)}
        />
        <Text size="sm" c="dimmed">
          {t('minskTime')}
        </Text>
      </Stack>
    </Surface>
  )
}
