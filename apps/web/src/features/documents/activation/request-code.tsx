import { Text } from '@mantine/core'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { FormStack } from '@vizit/ui/screen/form-stack.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { Activation } from '../../../app/documents/activation.ts'
import type { RequestedCode } from './requested-code.ts'
import { useRequestCode } from './use-request-code.ts'

interface RequestCodeProps {
  activation: Activation
  clinic: string
  onSent: (asked: RequestedCode) => void
  onBlocked: (refusal: RefusalOf<'ACODES_BLOCKED'>) => void
}

/** Shows, before the code is sent, whose code it is and which phone it goes to. */
export function RequestCode({ activation, clinic, onSent, onBlocked }: RequestCodeProps) {
  const t = useT('documents')
  const { ask, isPending, refusal } = useRequestCode(activation, { onSent, onBlocked })
  return (
    <FormStack onSubmit={ask}>
      <Text>{t('code.what', { clinic })}</Text>
      <Text>{t('code.whereTo', { clinic })}</Text>
      <RefusalBlock refusal={refusal} />
      <ActionBar>
        <SubmitButton pending={isPending}>{t('code.send')}</SubmitButton>
      </ActionBar>
    </FormStack>
  )
}
