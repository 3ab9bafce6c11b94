import { Radio, Stack, Text, Textarea } from '@mantine/core'
import { decisionProblems, REASON_LENGTH } from '@vizit/domain/invoices/invoice-decision.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import type { Invoice } from '../invoice-types.ts'
import { CorrectionNotice } from './correction-notice.tsx'
import { type DecisionDraft, useDecisionDraft } from './decision-draft.ts'
import { RejectedPositions } from './rejected-positions.tsx'
import type { Deciding } from './use-decide-invoice.ts'

const KINDS = ['CONFIRMED', 'PARTIAL', 'REJECTED'] as const

interface DecisionFormProps {
  invoice: Invoice
  /** Whether the invoice was corrected while it was on the screen. */
  isReplaced: boolean
  deciding: Deciding
}

/** Confirms all of an invoice, some positions, or nothing (product §2, "full, partial or rejection of the whole account"). */
export function DecisionForm({ invoice, isReplaced, deciding }: DecisionFormProps) {
  const t = useT('invoices')
  const common = useT('common')
  const { draft, change, isOlder } = useDecisionDraft(invoice)
  const [isTold, setTold] = useState(false)
  const decision = decisionOf(draft)
  const problems = decision
    ? decisionProblems(
        invoice.positions.map(({ position }) => position),
        decision,
      )
    : []
  // One position is not confirmed in part.
  const kinds = invoice.positions.length > 1 ? KINDS : KINDS.filter(kind => kind !== 'PARTIAL')

  function send() {
    setTold(true)
    if (decision && problems.length === 0) deciding.decide(decision)
  }

  return (
    <FormStack onSubmit={send}>
      {/* A refused decision says the same at its button. */}
      {invoice.version > 1 && deciding.refusal?.code !== 'INVOICE_CHANGED' && (
        <CorrectionNotice isNews={isReplaced || isOlder} />
      )}
      <Text>{t('statement')}</Text>
      <Radio.Group
        label={t('question')}
        value={draft.kind}
        onChange={kind => change({ kind: KINDS.find(each => each === kind) ?? null })}
        error={isTold && draft.kind === null && t('choose')}
      >
        <Stack gap="md" mt="md">
          {kinds.map(kind => (
            <Radio key={kind} value={kind} label={t(`kind.${kind}`)} description={t(`kindHint.${kind}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {draft.kind === 'PARTIAL' && (
        <RejectedPositions
          positions={invoice.positions}
          reasons={draft.reasons}
          problems={isTold ? problems : []}
          onChange={reasons => change({ reasons })}
        />
      )}
      {draft.kind === 'REJECTED' && (
        <Textarea
          size="md"
          label={t('reasonAll')}
          description={t('reasonHint')}
          required
          rows={3}
          maxLength={REASON_LENGTH}
          value={draft.reason}
          onChange={event => change({ reason: event.currentTarget.value })}
          error={isTold && problems.length > 0 && common('invalid.required', { count: REASON_LENGTH })}
        />
      )}
      <Text c="dimmed">{t('final')}</Text>
      <RefusalBlock refusal={deciding.refusal} />
      <SubmitButton pending={deciding.isPending}>{t(`send.${draft.kind ?? 'NONE'}`)}</SubmitButton>
    </FormStack>
  )
}

/** What is sent; null: nothing is chosen yet. */
function decisionOf({ kind, reason, reasons }: DecisionDraft) {
  if (kind === null) return null
  if (kind === 'REJECTED') return { kind, reason: reason.trim() }
  if (kind === 'CONFIRMED') return { kind }
  const rejected = Object.entries(reasons).map(([position, why]) => ({
    position: Number(position),
    reason: why.trim(),
  }))
  return { kind, rejected }
}
