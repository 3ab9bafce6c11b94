import { Button, Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { maskEmail } from '@vizit/domain/access/mask-personal-data.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CODE_LENGTH, CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForgetOffline } from '../../app/api/use-forget-offline.ts'
import { dropDraft, readDraft } from '../../app/browser-storage/drafts.ts'
import type { CoverageRequest } from './coverage.ts'
import { type EmployerDraft, employerDraft } from './employer-draft.ts'
import { RefusalStep } from './refusal-step.tsx'
import { useStepFocus } from './step-focus.ts'
import { useLinked } from './use-linked.ts'
import { useLinkedBefore } from './use-linked-before.ts'
import { dropTypedCode, useTypedCode } from './use-typed-code.ts'

interface EmployerCodeProps {
  request: CoverageRequest
  isLater: RefObject<boolean>
  /** Another letter is wanted. */
  onOther: () => void
  /** Also when the screen shows something else by then. */
  onRefused: (refusal: Refusal | null) => void
}

/** The code of the letter. If its link is opened elsewhere, the screen shows that by itself. */
export function EmployerCode({ request, isLater, onOther, onRefused }: EmployerCodeProps) {
  const t = useT('programmes')
  const field = useRef<HTMLInputElement>(null)
  useStepFocus(isLater, field)
  const [code, setCode] = useTypedCode(request)
  const [resendAt] = useState(() => Date.now() + request.resendAfter * 1000)
  const linked = useLinked()
  const linkedBefore = useLinkedBefore(request.coverer)
  const enterAgain = () => {
    setCode('')
    field.current?.focus()
  }
  const confirming = useCall('confirmEmployer', {
    done: () => {
      dropDraft(employerDraft(request.coverer))
      dropTypedCode()
    },
    next: linked,
    refused: { INVALID_CODE: enterAgain, COVERAGE_EXISTS: linkedBefore },
    left: onRefused,
  })
  useForgetOffline(confirming)
  const { refusal } = confirming
  useEffect(() => onRefused(refusal), [refusal, onRefused])
  const send = (digits: string) => confirming.mutate({ body: { code: digits } })
  return (
    <>
      <FormStack onSubmit={() => code.length === CODE_LENGTH && send(code)}>
        <CodeField
          ref={field}
          label={t('employer.code')}
          description={t('employer.codeText', { to: addressOf(request) })}
          descriptionProps={{ fz: 'md', c: 'inherit' }}
          value={code}
          readOnly={confirming.isPending}
          onChange={digits => {
            setCode(digits)
            if (refusal) confirming.reset()
          }}
          onComplete={send}
        />
        <RefusalStep refusal={refusal} sentBy="letter" newCode={t('employer.other')} />
        <ActionBar>
          <SubmitButton pending={confirming.isPending} disabled={code.length !== CODE_LENGTH}>
            {t('employer.confirm')}
          </SubmitButton>
        </ActionBar>
      </FormStack>
      <Countdown
        isResend
        until={resendAt}
        running={wait => <Text c="dimmed">{t('employer.otherIn', { wait })}</Text>}
        ended={null}
      />
      <Button variant="subtle" onClick={onOther}>
        {t('employer.other')}
      </Button>
    </>
  )
}

/** As it was typed in this tab, so that a typing error is seen; elsewhere masked, as the server says it. */
function addressOf({ sentTo, coverer }: CoverageRequest): string {
  const sent = readDraft<EmployerDraft>(employerDraft(coverer)).sent ?? ''
  return sentTo !== null && maskEmail(sent.toLowerCase()) === sentTo ? sent : (sentTo ?? '')
}
