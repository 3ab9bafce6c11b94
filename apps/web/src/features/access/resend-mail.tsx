import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { useState } from 'react'

/** Sends the confirmation mail again; the server says when the next one may be sent. */
export function ResendMail() {
  const t = useT('access')
  const [again, setAgain] = useState(0)
  const { mutate, isPending, data, refusal } = useCall('resendConfirmation', {
    done: ({ resendAfter }) => setAgain(Date.now() + resendAfter * 1000),
  })
  return (
    <div>
      <div role="status">{data && !isPending && <Text fw={600}>{t('resend.sent')}</Text>}</div>
      <Countdown
        isResend
        until={again}
        running={wait => <Text c="dimmed">{t('resend.in', { wait })}</Text>}
        ended={
          <PendingButton variant="default" pending={isPending} onClick={() => mutate({})}>
            {t('resend.button')}
          </PendingButton>
        }
      />
      <RefusalBlock refusal={refusal} />
    </div>
  )
}
