import { Text, Title } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { hasBegunAnswer } from './decision/decision-draft.ts'
import { DecisionForm } from './decision/decision-form.tsx'
import { useDecideInvoice } from './decision/use-decide-invoice.ts'
import { InvoiceStateText } from './invoice-state.tsx'
import { InvoiceSums } from './invoice-sums.tsx'
import type { Invoice } from './invoice-types.ts'
import { Payer } from './payer.tsx'
import { PositionList } from './position-list.tsx'
import { readersOf } from './readers-of.ts'
import { useVisitWords } from './use-visit-words.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

interface InvoiceDetailsProps {
  invoice: Invoice
  refetch: () => void
}

const ENDED = { code: 'NOT_FOUND', attributes: {} } as const

/** All of an invoice: for how much, the form or the decision, and what was done: hundreds of positions may not hide the answer. */
export function InvoiceDetails({ invoice, refetch }: InvoiceDetailsProps) {
  const t = useT('invoices')
  const format = useFormat()
  const visitWords = useVisitWords()
  const [first] = useState(invoice)
  const deciding = useDecideInvoice(invoice, refetch)
  // The form with the focus is removed by the answer.
  useFocusAfterRemoval(invoice.canDecide ? 1 : 0)
  // Said above.
  const isCancelled =
    invoice.isVisitCancelled === true &&
    // Servers of the last release say so.
    (deciding.refusal?.code === 'INVOICE_VISIT_CANCELLED' || deciding.refusal?.code === 'INVOICE_TOO_LATE')
  const readers = readersOf(invoice)
  const isUnanswered = invoice.state === 'UNANSWERED' && !invoice.isVisitCancelled
  const isLookedAtOnly = invoice.state === 'WAITING' && !invoice.canDecide
  // What is not found is the right to answer, because the invoice itself was read again.
  const hasRightEnded = isLookedAtOnly && (first.canDecide || deciding.refusal?.code === 'NOT_FOUND')
  const isAnsweredMeanwhile =
    first.canDecide && !isUnanswered && invoice.decision?.isMe === false && !deciding.refusal
  return (
    <>
      <FactsCard>
        <div>
          <Title order={2}>{invoice.providerName}</Title>
          <Text c="dimmed">{invoice.branchName}</Text>
        </div>
        <Text>{visitWords(invoice)}</Text>
        <Text>{t('physician', { name: invoice.physicianName })}</Text>
        <Payer invoice={invoice} />
        <Text c="dimmed">
          {t('number', { code: invoice.code, date: format.shortDate(invoice.issuedOn) })}
        </Text>
        <ButtonLink to="/visits/$orderId" params={{ orderId: invoice.orderId }} variant="default">
          {t('toVisit')}
        </ButtonLink>
      </FactsCard>
      <InvoiceSums invoice={invoice} />
      <FactsCard>
        {isAnsweredMeanwhile && (
          <div role="alert">
            <Notice>
              {t('answeredMeanwhile')}
              {hasBegunAnswer(invoice) && ` ${t('answerNotSent')}`}
            </Notice>
          </div>
        )}
        <InvoiceStateText invoice={invoice} />
        {isUnanswered && (
          <>
            {/* A refused answer says it below. */}
            {deciding.refusal?.code !== 'INVOICE_TOO_LATE' && (
              <Text>{t(`unansweredNext.${readers === 'CLINIC' ? 'CLINIC' : 'BOTH'}`)}</Text>
            )}
            {readers !== 'CLINIC' && <WhomToAsk invoice={invoice} />}
          </>
        )}
        {(invoice.state === 'PARTIAL' || invoice.state === 'REJECTED') && (
          <Text>{t(`follows.${readers === 'CONFIRMED' ? 'CLINIC' : readers}`)}</Text>
        )}
        {invoice.canDecide ? (
          <DecisionForm
            key={invoice.version}
            invoice={invoice}
            isReplaced={invoice.version !== first.version}
            deciding={deciding}
          />
        ) : (
          <RefusalBlock
            // The answer stands above: that it is still asked for would contradict it.
            refusal={
              deciding.isPending || isCancelled ? null : (deciding.refusal ?? (hasRightEnded ? ENDED : null))
            }
            text={hasRightEnded ? { title: t('rightEnded'), next: t('noRight') } : undefined}
          />
        )}
        {isLookedAtOnly && !hasRightEnded && <Text>{t('noRight')}</Text>}
      </FactsCard>
      {!invoice.canDecide && (
        <FactsCard>
          <Title order={2}>{t('list')}</Title>
          <PositionList positions={invoice.positions} profileId={invoice.profileId} />
        </FactsCard>
      )}
    </>
  )
}
