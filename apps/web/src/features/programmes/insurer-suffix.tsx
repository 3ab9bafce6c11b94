import { Button, Text, TextInput } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { type RefObject, useRef, useState } from 'react'
import { useForgetOffline } from '../../app/api/use-forget-offline.ts'
import { dropDraft } from '../../app/browser-storage/drafts.ts'
import type { CoverageRequest } from './coverage.ts'
import { insurerDraft } from './insurer-draft.ts'
import { RefusalStep } from './refusal-step.tsx'
import { useStepFocus } from './step-focus.ts'
import { useLinked } from './use-linked.ts'
import { dropTypedCode, useTypedCode } from './use-typed-code.ts'

interface InsurerSuffixProps {
  request: CoverageRequest
  isLater: RefObject<boolean>
  /** The number is to be entered again, for another SMS. */
  onAnew: () => void
}

/** The end of the contract's number, which came by SMS. */
export function InsurerSuffix({ request, isLater, onAnew }: InsurerSuffixProps) {
  const t = useT('programmes')
  const format = useFormat()
  const field = useRef<HTMLInputElement>(null)
  useStepFocus(isLater, field)
  const [suffix, setSuffix] = useTypedCode(request)
  const [resendAt] = useState(() => Date.now() + request.resendAfter * 1000)
  const linked = useLinked()
  const enterAgain = () => field.current?.select()
  const confirming = useCall('confirmInsurer', {
    done: () => {
      dropDraft(insurerDraft(request.coverer))
      dropTypedCode()
    },
    next: linked,
    refused: { INVALID_CODE: enterAgain },
  })
  useForgetOffline(confirming)
  const isEmpty = suffix.trim() === ''
  return (
    <>
      <FormStack onSubmit={() => !isEmpty && confirming.mutate({ body: { suffix: suffix.trim() } })}>
        <TextInput
          ref={field}
          label={t('insurer.suffix')}
          description={t('insurer.suffixText', { to: format.phone(request.sentTo ?? '') })}
          descriptionProps={{ fz: 'md', c: 'inherit' }}
          autoComplete="one-time-code"
          maxLength={64}
          value={suffix}
          readOnly={confirming.isPending}
          onChange={event => {
            setSuffix(event.currentTarget.value)
            if (confirming.refusal) confirming.reset()
          }}
        />
        <RefusalStep refusal={confirming.refusal} sentBy="sms" newCode={t('insurer.anew')} />
        <ActionBar>
          <SubmitButton pending={confirming.isPending} disabled={isEmpty}>
            {t('employer.confirm')}
          </SubmitButton>
        </ActionBar>
      </FormStack>
      <Countdown
        isResend
        until={resendAt}
        running={wait => <Text c="dimmed">{t('insurer.anewIn', { wait })}</Text>}
        ended={null}
      />
      <Button variant="subtle" onClick={onAnew}>
        {t('insurer.anew')}
      </Button>
    </>
  )
}
