import { Checkbox, Stack, Text, Textarea } from '@mantine/core'
import { type DecisionProblem, REASON_LENGTH } from '@vizit/domain/invoices/invoice-decision.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSums } from '../../../app/invoices/use-sums.ts'
import type { Invoice } from '../invoice-types.ts'

interface RejectedPositionsProps extends Pick<Invoice, 'positions'> {
  /** Reasons by position; a position that is there is rejected. */
  reasons: Readonly<Record<string, string>>
  problems: readonly DecisionProblem[]
  onChange: (reasons: Readonly<Record<string, string>>) => void
}

/** Which positions are not confirmed, each with its reason. */
export function RejectedPositions({ positions, reasons, problems, onChange }: RejectedPositionsProps) {
  const t = useT('invoices')
  const common = useT('common')
  const sum = useSums()
  const ofAll = problems.find(({ path }) => path === 'rejected')?.problem
  const toggle = (position: number, isRejected: boolean) => {
    const { [position]: _, ...others } = reasons
    onChange(isRejected ? { ...others, [position]: '' } : others)
  }
  return (
    <Checkbox.Group
      label={t('which')}
      value={Object.keys(reasons)}
      error={ofAll && t(ofAll === 'all_rejected' ? 'allRejected' : 'chooseOne')}
    >
      <Stack gap="md" mt="md">
        {positions.map(({ position, name, amount }) => (
          <div key={position}>
            <Checkbox
              size="md"
              value={String(position)}
              label={t('position', { name, sum: sum(amount) })}
              checked={position in reasons}
              onChange={event => toggle(position, event.currentTarget.checked)}
            />
            {position in reasons && (
              <Textarea
                mt="sm"
                size="md"
                label={t('reasonOf', { name })}
                description={t('reasonHint')}
                required
                rows={2}
                maxLength={REASON_LENGTH}
                value={reasons[position] ?? ''}
                onChange={event => onChange({ ...reasons, [position]: event.currentTarget.value })}
                error={
                  problems.length > 0 &&
                  !reasons[position]?.trim() &&
                  common('invalid.required', { count: REASON_LENGTH })
                }
              />
            )}
          </div>
        ))}
        <Text c="dimmed">{t('othersConfirmed')}</Text>
      </Stack>
    </Checkbox.Group>
  )
}
