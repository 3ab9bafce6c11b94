import { Text } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { RefusalWithPhones } from '../../app/booking/refusal-with-phones.tsx'
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
  const link = useCallQuery('readEmployerLink', { body: { token } }, { enabled: token !== '' })
  const confirm = useCall('confirmEmployerLink')
  const { data, isPending } = link
  if (confirm.data) return <Linked programme={confirm.data.programCaption} />
  if (data?.state === 'linked') return <Linked programme={data.programCaption} />
  const code = token === '' ? 'LINK_EXPIRED' : (confirm.refusal?.code ?? link.refusal?.code)
  if (code === 'LINK_EXPIRED' || code === 'COVERAGE_REQUEST_OVER') return <Over />
  if (data?.state === 'awaited' || code === 'CONTRACT_IS_NOT_SYNCHRONIZED')
    return (
      <Screen key="awaited" title={t('letter.awaited')}>
        <Text>{t('request.DATA')}</Text>
        <ToProgrammes />
      </Screen>
    )
  return (
    <Screen title={t('letter.title')}>
      {isPending && token !== '' && !link.refusal ? (
        <CardSkeletons count={1} />
      ) : (
        <>
          {/* Its name may not have come; the letter has it too. */}
          <Text>
            {data
              ? t('letter.textOf', { programme: programmeInQuotes(data.programCaption) })
              : t('letter.text')}
          </Text>
          <RefusalWithPhones refusal={confirm.refusal} />
          <ActionBar>
            <SubmitButton pending={confirm.isPending} onClick={() => confirm.mutate({ body: { token } })}>
              {t('letter.confirm')}
            </SubmitButton>
          </ActionBar>
        </>
      )}
    </Screen>
  )
}

function Linked({ programme }: { programme: string }) {
  const t = useT('programmes')
  return (
    <Screen key="done" title={t('letter.done', { programme: programmeInQuotes(programme) })}>
      <Text>{t('letter.doneText')}</Text>
      <ToProgrammes />
    </Screen>
  )
}

function Over() {
  const t = useT('programmes')
  return (
    <Screen key="over" title={t('letter.failed')}>
      <RefusalBlock
        refusal={{ code: 'COVERAGE_REQUEST_OVER', attributes: {} }}
        text={{ title: t('letter.over'), next: t('letter.anew') }}
      />
      <ButtonLink to="/programmes">{t('title')}</ButtonLink>
    </Screen>
  )
}

function ToProgrammes() {
  const t = useT('programmes')
  return (
    <ButtonLink to="/programmes" variant="default">
      {t('title')}
    </ButtonLink>
  )
}
