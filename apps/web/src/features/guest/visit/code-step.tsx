import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { GuestLink } from '../../../app/guest/guest-link.ts'
import { CodeForm } from './code-form.tsx'

interface CodeStepProps {
  link: GuestLink
  /** True if the visit was open here, and its session has expired. */
  wasOpen: boolean
  onChange: (link: GuestLink) => void
  onExpired: () => void
}

/** The code is sent only after a press, because programs that scan messages open their links too. */
export function CodeStep({ link, wasOpen, onChange, onExpired }: CodeStepProps) {
  const t = useT('guest')
  const { token } = link
  const sending = useCall('sendGuestCode', {
    done: ({ id, maskedPhone, resendAfter }) =>
      onChange({ token, code: { id, maskedPhone, resendAt: Date.now() + resendAfter * 1000 } }),
    refused: { VISIT_LINK_EXPIRED: onExpired },
  })
  const send = () => sending.mutate({ body: { token } })

  if (link.code) {
    return (
      <CodeForm
        key={link.code.id}
        code={link.code}
        resending={{ send, isPending: sending.isPending, refusal: sending.refusal }}
        onConfirmed={session => onChange({ token, session })}
      />
    )
  }
  return (
    <>
      {wasOpen && <Notice>{t('visit.sessionOver')}</Notice>}
      <Text>{t('visit.codeText')}</Text>
      <RefusalBlock refusal={sending.refusal} />
      <ActionBar>
        <SubmitButton pending={sending.isPending} onClick={send}>
          {t('visit.sendCode')}
        </SubmitButton>
      </ActionBar>
    </>
  )
}
