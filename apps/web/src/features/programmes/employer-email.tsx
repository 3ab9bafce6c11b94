import { Text, TextInput } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { EMAIL_MAX } from '@vizit/domain/person/email.ts'
import { checkEmail } from '@vizit/domain/validation/check-contact.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { type RefObject, useRef, useState } from 'react'
import { useForgetOffline } from '../../app/api/use-forget-offline.ts'
import { moveDraft } from '../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../app/browser-storage/use-form-draft.ts'
import { type EmployerDraft, employerDraft } from './employer-draft.ts'
import { RefusalStep } from './refusal-step.tsx'
import { useStepFocus } from './step-focus.ts'
import { useLinkedBefore } from './use-linked-before.ts'
import { useToSignIn } from './use-to-sign-in.ts'

interface EmployerEmailProps {
  /** The code of the programme for which it is typed; the address may be another one's. */
  code: string
  isLater: RefObject<boolean>
  onSend: () => void
}

/** The corporate address to which the letter goes. */
export function EmployerEmail({ code, isLater, onSend }: EmployerEmailProps) {
  const t = useT('programmes')
  const common = useT('common')
  const field = useRef<HTMLInputElement>(null)
  useStepFocus(isLater, field)
  const [{ email }, write] = useFormDraft<EmployerDraft>(employerDraft(code), { email: '', sent: '' })
  const [isLeft, setLeft] = useState(false)
  const toSignIn = useToSignIn()
  const linkedBefore = useLinkedBefore(code)
  const asking = useCall('requestEmployer', {
    // Whoever has typed another address since then sends that, by the button.
    resumes: ({ body }) => body.email === email.trim(),
    done: ({ coverer }) => moveDraft(employerDraft(code), employerDraft(coverer)),
    next: ({ coverer }) => toSignIn(coverer),
    refused: { COVERAGE_EXISTS: linkedBefore },
  })
  useForgetOffline(asking)
  const problem = email.trim() === '' ? 'required' : checkEmail(email)
  return (
    <FormStack
      onSubmit={() => {
        if (!problem) {
          onSend()
          // Also where the answer is lost, and the step for the code comes by the lists.
          write({ sent: email.trim() })
          return asking.mutate({ body: { email: email.trim() } })
        }
        setLeft(true)
        field.current?.focus()
      }}
    >
      <Text>{t('employer.text')}</Text>
      <TextInput
        ref={field}
        label={t('employer.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX}
        value={email}
        error={isLeft && problem && common(`invalid.${problem}`, { count: EMAIL_MAX })}
        onBlur={() => setLeft(email !== '')}
        onChange={event => {
          write({ email: event.currentTarget.value })
          if (asking.refusal) asking.reset()
        }}
      />
      <RefusalStep refusal={asking.refusal} />
      <ActionBar>
        <SubmitButton pending={asking.isPending}>{t('employer.send')}</SubmitButton>
      </ActionBar>
    </FormStack>
  )
}
