import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useState } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'
import type { CoverageRequest } from './coverage.ts'
import { EmployerCode } from './employer-code.tsx'
import { EmployerEmail } from './employer-email.tsx'
import { RefusalStep } from './refusal-step.tsx'
import { RequestCard } from './request-card.tsx'
import { useIsLaterStep } from './step-focus.ts'

interface LinkEmployerProps {
  /** The programme's code. */
  code: string
  request: CoverageRequest | undefined
}

/**
 * An employer's programme: the corporate address, then the code of the letter. What is confirmed and waits for the employer is said
 * instead of asking again.
 */
export function LinkEmployer({ code, request }: LinkEmployerProps) {
  const t = useT('programmes')
  // The request to which the person wants another letter.
  const [left, setLeft] = useState<string>()
  // The code's answer, which ends its request, and with it the form of the code.
  const [refused, setRefused] = useState<Refusal | null>(null)
  const isLater = useIsLaterStep()
  if (request?.waitsFor === 'EMAIL' && request.id !== left)
    return (
      <EmployerCode
        key={request.id}
        request={request}
        isLater={isLater}
        onOther={() => setLeft(request.id)}
        onRefused={setRefused}
      />
    )
  if (request?.waitsFor === 'DATA')
    return (
      <>
        <RequestCard request={request} isNamedAbove />
        <ButtonLink to="/programmes">{t('toProgrammes')}</ButtonLink>
      </>
    )
  return (
    <>
      <RefusalStep refusal={refused} newCode={t('employer.send')} />
      <EmployerEmail code={code} isLater={isLater} onSend={() => setRefused(null)} />
    </>
  )
}
