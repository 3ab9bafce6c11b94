import { Checkbox, Textarea } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { memo } from 'react'
import { useSums } from '../../../app/invoices/use-sums.ts'
import type { Invoice } from '../invoice-types.ts'
import { type Readers, readersOfReason } from '../readers-of.ts'
import { useShareWords } from '../use-share-words.ts'
import { useReasonProblem } from './use-reason-problem.ts'

interface RejectedPositionProps extends Pick<Invoice, 'profileId'> {
  of: Invoice['positions'][number]
  readers: Readers
  isRejected: boolean
  reason: string
  /** Whether an answer without reasons was refused. */
  isTold: boolean
  onToggle: (position: number, isRejected: boolean) => void
  onWrite: (position: number, reason: string) => void
}

/** A position that can be left unconfirmed, and why; drawn anew only with what it shows. */
export const RejectedPosition = memo(function RejectedPosition({
  of: { position, name, quantity, amount, covered },
  profileId,
  readers,
  isRejected,
  reason,
  isTold,
  onToggle,
  onWrite,
}: RejectedPositionProps) {
  const t = useT('invoices')
  const reasonProblem = useReasonProblem()
  const sum = useSums()
  const { shareWords } = useShareWords({ profileId })
  const named = quantity > 1 ? t('times', { name, quantity }) : name
  return (
    <div>
      <Checkbox
        size="md"
        label={t('position', { name: named, sum: sum(amount) })}
        description={covered < amount && shareWords({ amount, covered })}
        checked={isRejected}
        onChange={event => onToggle(position, event.currentTarget.checked)}
      />
      {isRejected && (
        <Textarea
          mt="sm"
          size="md"
          label={t('reasonOf', { name })}
          description={t(`reasonHint.${covered > 0 ? readersOfReason(readers) : 'CLINIC'}`)}
          required
          rows={2}
          value={reason}
          onChange={event => onWrite(position, event.currentTarget.value)}
          error={reasonProblem(reason, isTold)}
        />
      )}
    </div>
  )
})
