import { Button, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { AdultRequest } from './adult-request.ts'
import { useSendCode } from './use-send-code.ts'

interface SendStepProps {
  request: AdultRequest
  onSent: (request: AdultRequest) => void
  onBack: () => void
}

/** Sends a code to the relative's phone when they are ready to read it. */
export function SendStep({ request, onSent, onBack }: SendStepProps) {
  const t = useT('family')
  const format = useFormat()
  const { send, isPending, refusal } = useSendCode(request, onSent)
  return (
    <>
      <Text>{t('addAdult.sendText', { name: request.name, phone: format.phone(request.phone) })}</Text>
      <Text c="dimmed">{t('addAdult.sendHint')}</Text>
      <RefusalBlock refusal={refusal} />
      <ActionBar>
        <SubmitButton pending={isPending} onClick={send}>
          {t('addAdult.send')}
        </SubmitButton>
      </ActionBar>
      <Button variant="subtle" onClick={onBack}>
        {t('addAdult.back')}
      </Button>
    </>
  )
}
