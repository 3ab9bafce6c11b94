import { Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { SupportLink } from '../../app/support/support-link.tsx'
import { ExistingProfile } from './locked/existing-profile.tsx'

/**
 * `/undo-email#token=…`, the target of the link in the mail to the previous address, without a sign-in. It waits for a
 * press, because programs that scan mails open their links too.
 */
export function UndoEmailScreen() {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' })
  return <UndoEmail key={token} token={token} />
}

function UndoEmail({ token }: { token: string }) {
  const t = useT('access')
  const undo = useCall('undoEmailChange')
  if (undo.data) {
    const { maskedEmail, devicesSignedOut } = undo.data
    return (
      <Screen title={t('undo.doneTitle')}>
        <EmptyState icon={<IconCircleCheck size={36} />} title={t('undo.doneText', { email: maskedEmail })} />
        {devicesSignedOut > 0 && <Text>{t('undo.devices', { count: devicesSignedOut })}</Text>}
        <Text>{t('undo.next')}</Text>
      </Screen>
    )
  }
  if (undo.refusal?.code === 'PROFILE_EXISTS')
    return <ExistingProfile deviceRef={undo.refusal.attributes.deviceIdOfExistedUser} />
  if (token === '' || undo.refusal?.code === 'LINK_EXPIRED') {
    return (
      <Screen title={t('undo.failed')}>
        <Text role="alert">{t('undo.over')}</Text>
        <ButtonLink to="/profile">{t('link.profile')}</ButtonLink>
        <SupportLink />
      </Screen>
    )
  }
  return (
    <Screen title={t('undo.title')}>
      <Text>{t('undo.text')}</Text>
      <RefusalBlock refusal={undo.refusal} />
      <ActionBar>
        <SubmitButton pending={undo.isPending} onClick={() => undo.mutate({ body: { token } })}>
          {t('undo.confirm')}
        </SubmitButton>
      </ActionBar>
    </Screen>
  )
}
