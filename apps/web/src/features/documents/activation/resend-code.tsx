import { Text } from '@mantine/core'
import type { RefusalOf } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { Activation } from '../../../app/documents/activation.ts'
import type { RequestedCode } from './requested-code.ts'
import { useRequestCode } from './use-request-code.ts'

interface ResendCodeProps {
  activation: Activation
  resendAt: number
  onSent: (asked: RequestedCode) => void
  onBlocked: (refusal: RefusalOf<'ACODES_BLOCKED'>) => void
}

/** The countdown, then the button (61 s, calls §9; the server gives the time). */
export function ResendCode({ activation, resendAt, onSent, onBlocked }: ResendCodeProps) {
  const t = useT('documents')
  const { ask, isPending, refusal } = useRequestCode(activation, {
    onSent: asked => {
      toast(t('code.resent'))
      onSent(asked)
    },
    onBlocked,
  })
  return (
    <div>
      <Countdown
        isResend
        until={resendAt}
        running={wait => <Text c="dimmed">{t('code.resendIn', { wait })}</Text>}
        ended={
          <PendingButton variant="default" pending={isPending} onClick={ask}>
            {t('code.resend')}
          </PendingButton>
        }
      />
      <RefusalBlock refusal={refusal} />
    </div>
  )
}
