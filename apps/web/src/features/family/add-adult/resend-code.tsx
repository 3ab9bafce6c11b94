import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { AdultRequest } from './adult-request.ts'
import { useSendCode } from './use-send-code.ts'

interface ResendCodeProps {
  request: AdultRequest
  onResent: (request: AdultRequest) => void
}

/** The countdown, then the button (61 s, calls §9; the server gives the time). */
export function ResendCode({ request, onResent }: ResendCodeProps) {
  const t = useT('family')
  const { send, isPending, refusal } = useSendCode(request, next => {
    toast(t('addAdult.resent'))
    onResent(next)
  })
  return (
    <div>
      <Countdown
        isResend
        until={request.resendAt ?? 0}
        running={wait => <Text c="dimmed">{t('addAdult.resendIn', { wait })}</Text>}
        ended={
          <PendingButton variant="default" pending={isPending} onClick={send}>
            {t('addAdult.resend')}
          </PendingButton>
        }
      />
      <RefusalBlock refusal={refusal} />
    </div>
  )
}
