import { Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { EmailConfirmationResult } from './email-confirmation-result.tsx'
import { ExistingProfile } from './locked/existing-profile.tsx'

/**
 * `/confirm-email#token=…`, on the device where the mail was opened. It waits for a press, because programs that scan
 * mails open their links too and must not give access to anybody.
 */
export function ConfirmEmailScreen() {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' })
  // Another link in the same tab changes only the token; the screen then starts again.
  return <FollowLink key={token} token={token} />
}

function FollowLink({ token }: { token: string }) {
  const t = useT('access')
  const confirm = useCall('confirmEmail')
  if (confirm.data) return <EmailConfirmationResult done={confirm.data} />
  if (confirm.refusal?.code === 'PROFILE_EXISTS')
    return <ExistingProfile deviceRef={confirm.refusal.attributes.deviceIdOfExistedUser} />
  const isOver = token === '' || confirm.refusal?.code === 'LINK_EXPIRED'
  return (
    <Screen title={t(isOver ? 'link.failed' : 'link.title')}>
      {!isOver && <Text>{t('link.text')}</Text>}
      <RefusalBlock refusal={token === '' ? { code: 'LINK_EXPIRED', attributes: {} } : confirm.refusal} />
      {isOver && <ButtonLink to="/profile">{t('link.profile')}</ButtonLink>}
      {!isOver && (
        <ActionBar>
          <SubmitButton pending={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
            {t('link.confirm')}
          </SubmitButton>
        </ActionBar>
      )}
    </Screen>
  )
}
