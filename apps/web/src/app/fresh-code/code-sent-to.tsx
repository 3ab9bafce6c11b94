import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { Countdown } from '@vizit/ui/states/countdown.tsx'
import type { SendingFreshCode } from './use-send-fresh-code.ts'

interface CodeSentToProps {
  sending: SendingFreshCode
  onAgain: () => void
  /** The server does not accept this code any more. */
  isOver: boolean
}

/**
 * Where the code was sent, how long it is valid, and a button for another one (61 s, calls §9; the server gives the
 * time).
 */
export function CodeSentTo({ sending: { sent, isPending }, onAgain, isOver }: CodeSentToProps) {
  const t = useT('access')
  const format = useFormat()
  const again = (
    <PendingButton variant="default" pending={isPending} onClick={onAgain}>
      {t('phoneCode.again')}
    </PendingButton>
  )
  if (!sent) return isPending ? <Text role="status">{t('phoneCode.sending')}</Text> : <div>{again}</div>
  return (
    <div>
      <Text role="status">{t('phoneCode.sentTo', { phone: format.phone(sent.maskedPhone) })}</Text>
      <Countdown
        until={sent.endsAt}
        running={wait => <Text c="dimmed">{t('phoneCode.works', { wait })}</Text>}
        ended={<Text fw={600}>{t('phoneCode.over')}</Text>}
      />
      <Countdown
        isResend
        until={isOver ? 0 : sent.resendAt}
        running={wait => <Text c="dimmed">{t('phoneCode.againIn', { wait })}</Text>}
        ended={again}
      />
    </div>
  )
}
