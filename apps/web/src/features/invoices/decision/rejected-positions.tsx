import { Checkbox, Stack, Text, Textarea } from '@mantine/core'
import type { DecisionProblem } from '@vizit/domain/invoices/invoice-decision.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSums } from '../../../app/invoices/use-sums.ts'
import type { Invoice } from '../invoice-types.ts'
import { type Readers, readersOfReason } from '../readers-of.ts'
import type { DecisionDraft } from './decision-draft.ts'
import { useReasonProblem } from './use-reason-problem.ts'

interface RejectedPositionsProps extends Pick<Invoice, 'positions'> {
  draft: Pick<DecisionDraft, 'rejected' | 'reasons'>
  readers: Readers
  problems: readonly DecisionProblem[]
  onChange: (changed: Partial<DecisionDraft>) => void
}

/** Which positions are not confirmed, each with its reason. */
export function RejectedPositions({
  positions,
  readers,
  draft: { rejected, reasons },
  problems,
  onChange,
}: RejectedPositionsProps) {
  const t = useT('invoices')
  const reasonProblem = useReasonProblem()
  const sum = useSums()
  const ofAll = problems.find(({ path }) => path === 'rejected')?.problem
  const isAll = positions.every(({ position }) => rejected.includes(position))
  const toggle = (position: number, isRejected: boolean) => {
    const others = rejected.filter(other => other !== position)
    onChange({ rejected: isRejected ? [...others, position] : others })
  }
  return (
    <Checkbox.Group
      label={t('which')}
      value={rejected.map(String)}
      error={ofAll && <span role="alert">{t(ofAll === 'all_rejected' ? 'allRejected' : 'chooseOne')}</span>}
    >
      <Stack gap="md" mt="md">
        {positions.map(({ position, name, amount, covered }) => (
          <div key={position}>
            <Checkbox
              size="md"
              value={String(position)}
              label={t('position', { name, sum: sum(amount) })}
              checked={rejected.includes(position)}
              onChange={event => toggle(position, event.currentTarget.checked)}
            />
            {rejected.includes(position) && (
              <Textarea
                mt="sm"
                size="md"
                label={t('reasonOf', { name })}
                description={t(`reasonHint.${covered > 0 ? readersOfReason(readers) : 'CLINIC'}`)}
                required
                rows={2}
                value={reasons[position] ?? ''}
                onChange={event =>
                  onChange({ reasons: { ...reasons, [position]: event.currentTarget.value } })
                }
                error={reasonProblem(reasons[position] ?? '', problems.length > 0)}
              />
            )}
          </div>
        ))}
        <Text c="dimmed">{t(isAll ? 'allRejected' : 'othersConfirmed')}</Text>
      </Stack>
    </Checkbox.Group>
  )
}
