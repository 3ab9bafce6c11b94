import { Radio, Stack, Text, Textarea } from '@mantine/core'
import {
  type DecisionKind,
  decisionProblems,
  REASON_LENGTH,
} from '@vizit/domain/invoices/invoice-decision.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Invoice } from '../invoice-types.ts'
import { PositionList } from '../position-list.tsx'
import { readersOf, readersOfReason } from '../readers-of.ts'
import { CorrectionNotice } from './correction-notice.tsx'
import { type DecisionDraft, decisionOf, useDecisionDraft } from './decision-draft.ts'
import { RejectedPositions } from './rejected-positions.tsx'
import type { Deciding } from './use-decide-invoice.ts'
import { useReasonProblem } from './use-reason-problem.ts'

const KINDS = ['CONFIRMED', 'PARTIAL', 'REJECTED'] as const

/** What the eye and a screen reader are led to after a refused attempt. */
function focusWrong(form: HTMLElement | null): void {
  const find = (what: string) => form?.querySelector<HTMLElement>(what)
  const wrong =
    find('textarea[aria-invalid="true"]') ?? find('input[type="checkbox"]') ?? find('input[type="radio"]')
  wrong?.focus()
}

interface DecisionFormProps {
  invoice: Invoice
  /** Whether the invoice was corrected while it was on the screen. */
  isReplaced: boolean
  deciding: Deciding
}

/** Confirms all of an invoice, some positions, or nothing (product §2, "full, partial or rejection of the whole account"). */
export function DecisionForm({ invoice, isReplaced, deciding }: DecisionFormProps) {
  const t = useT('invoices')
  const reasonProblem = useReasonProblem()
  const { draft, change, isOlder } = useDecisionDraft(invoice)
  const readers = readersOf(invoice)
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

  const written: Record<DecisionKind, readonly string[]> = {
    CONFIRMED: [],
    PARTIAL: draft.rejected.map(position => draft.reasons[position] ?? ''),
    REJECTED: [draft.reason],
  }
  const isTooLong = draft.kind !== null && written[draft.kind].some(({ length }) => length > REASON_LENGTH)
  const form = useRef<HTMLDivElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) focusWrong(form.current)
  }, [refusals])

  function send() {
    setTold(true)
    if (decision && problems.length === 0 && !isTooLong) deciding.decide(decision)
    else setRefusals(refusals + 1)
  }

  /** Whoever has said why of each position need not say it again of all; what the programme should not read is not taken over. */
  function choose(kind: DecisionDraft['kind']) {
    const read = invoice.positions.filter(
      ({ position, covered }) =>
        draft.rejected.includes(position) && (readersOfReason(readers) === 'CLINIC' || covered > 0),
    )
    const reasons = read.map(({ position }) => draft.reasons[position]?.trim()).filter(Boolean)
    const isTakenOver = kind === 'REJECTED' && draft.kind === 'PARTIAL' && draft.reason === ''
    change({ kind, ...(isTakenOver && { reason: [...new Set(reasons)].join('; ') }) })
  }

  return (
    <div ref={form}>
      <FormStack onSubmit={send}>
        {/* A refused decision says the same at its button. */}
        {invoice.version > 1 && deciding.refusal?.code !== 'INVOICE_CHANGED' && (
          <CorrectionNotice isNews={isReplaced || isOlder} />
        )}
        <Text>{t(`statement.${readers}`)}</Text>
        <Radio.Group
          label={t('question')}
          value={draft.kind}
          onChange={kind => choose(KINDS.find(each => each === kind) ?? null)}
          error={isTold && draft.kind === null && <span role="alert">{t('choose')}</span>}
        >
          <Stack gap="md" mt="md">
            {kinds.map(kind => (
              <Radio key={kind} value={kind} label={t(`kind.${kind}`)} description={t(`kindHint.${kind}`)} />
            ))}
          </Stack>
        </Radio.Group>
        {draft.kind === 'PARTIAL' ? (
          <RejectedPositions
            positions={invoice.positions}
            profileId={invoice.profileId}
            readers={readers}
            draft={draft}
            problems={isTold ? problems : []}
            onChange={change}
          />
        ) : (
          <Stack gap="md">
            <Text fw={600}>{t('list')}</Text>
            <PositionList positions={invoice.positions} profileId={invoice.profileId} />
          </Stack>
        )}
        {draft.kind === 'REJECTED' && (
          <Textarea
            size="md"
            label={t('reasonAll')}
            description={t(`reasonHint.${readersOfReason(readers)}`)}
            required
            rows={3}
            value={draft.reason}
            onChange={event => change({ reason: event.currentTarget.value })}
            error={reasonProblem(draft.reason, isTold && problems.length > 0)}
          />
        )}
        <Text c="dimmed">{t('final')}</Text>
        <RefusalBlock refusal={deciding.refusal} />
        <ActionBar>
          <SubmitButton pending={deciding.isPending}>{t(`send.${draft.kind ?? 'NONE'}`)}</SubmitButton>
        </ActionBar>
      </FormStack>
    </div>
  )
}
