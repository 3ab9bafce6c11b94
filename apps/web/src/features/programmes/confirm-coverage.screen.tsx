import { Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

/**
 * `/confirm-coverage#token=…`, on the device where the letter was opened. It waits for a press, because programs that scan
 * mails open their links too.
 */
export function ConfirmCoverageScreen() {
  const token = useLocation({ select: ({ hash }) => new URLSearchParams(hash).get('token') ?? '' })
  // Another link in the same tab changes only the token; the screen then starts again.
  return <FollowLink key={token} token={token} />
}

function FollowLink({ token }: { token: string }) {
  const t = useT('programmes')
  const confirm = useCall('confirmEmployerLink')
  if (confirm.data)
    return (
      <Screen
        key="done"
        title={t('letter.done', { programme: programmeInQuotes(confirm.data.programCaption) })}
      >
        <Text>{t('letter.doneText')}</Text>
        <ButtonLink to="/programmes" variant="default">
          {t('title')}
        </ButtonLink>
      </Screen>
    )
  const code = token === '' ? 'LINK_EXPIRED' : confirm.refusal?.code
  const isOver = code === 'LINK_EXPIRED' || code === 'COVERAGE_REQUEST_OVER'
  return (
    <Screen title={t(isOver ? 'letter.failed' : 'letter.title')}>
      {!isOver && <Text>{t('letter.text')}</Text>}
      <RefusalBlock refusal={isOver ? { code: 'COVERAGE_REQUEST_OVER', attributes: {} } : confirm.refusal} />
      {isOver ? (
        <ButtonLink to="/programmes">{t('title')}</ButtonLink>
      ) : (
        <ActionBar>
          <SubmitButton pending={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
            {t('letter.confirm')}
          </SubmitButton>
        </ActionBar>
      )}
    </Screen>
  )
}
