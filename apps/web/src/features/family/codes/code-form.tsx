import type { Input } from '@vizit/api-client/calls.ts'
import { CODE_LENGTH } from '@vizit/domain/validation/check-code.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CodeField } from '@vizit/ui/form/code-field.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type ReactNode, useState } from 'react'
import { keepDraft, readDraft } from '../../../app/drafts.ts'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { CODE_DRAFT, useJoinFamily } from './use-join-family.ts'

interface CodeFormProps {
  /** What the owner of the code is to oneself; null until it is said. */
  relKind: Input<'joinFamily'>['body']['relKind'] | null
  /** What is asked beside the code. */
  children?: ReactNode
}

/** Refusals about which support can tell more (calls §8.3). */
const forSupport = new Set(['INVALID_OBJECT_ID', 'UNEXPECTED_PROBLEM', 'FAMILY_LIMIT'])

/** A relative's code of six digits, and the button that joins (product §2, "Enter code"). */
export function CodeForm({ relKind, children }: CodeFormProps) {
  const t = useT('family')
  const [code, setCode] = useState(() => readDraft<{ code: string }>(CODE_DRAFT).code ?? '')
  const joining = useJoinFamily()
  const { refusal } = joining
  const isWhole = code.length === CODE_LENGTH && relKind !== null

  function write(digits: string) {
    setCode(digits)
    keepDraft(CODE_DRAFT, { code: digits })
    if (refusal) joining.reset()
  }
  return (
    <FormStack onSubmit={() => isWhole && joining.mutate({ body: { code, relKind } })}>
      {children}
      <CodeField
        label={t('enterCode.label')}
        description={t('enterCode.hint')}
        autoComplete="off"
        value={code}
        onChange={write}
        readOnly={joining.isPending}
      />
      <RefusalBlock
        refusal={refusal}
        action={refusal && forSupport.has(refusal.code) && <SupportLink mt="xs" />}
      />
      <ActionBar>
        <SubmitButton pending={joining.isPending} disabled={!isWhole}>
          {t('enterCode.join')}
        </SubmitButton>
      </ActionBar>
    </FormStack>
  )
}
