import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SubmitButton } from '@vizit/ui/form/submit-button.tsx'
import { ActionBar } from '@vizit/ui/screen/action-bar.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { saveFile } from '../../../app/documents/save-file.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { isCompleteToken } from './link-token.ts'

/**
 * `/profile/export#token=…`: the target of the link in the e-mail; the token is in no address that reaches the server.
 */
export function ExportScreen({ token }: { token: string }) {
  const t = useT('profile')
  const fetching = useCall('downloadExport', { done: zip => saveFile(zip, 'vizit-data.zip') })
  if (!isCompleteToken(token)) {
    return (
      <Screen title={t('data.title')}>
        <EmptyState
          title={t('data.spoiltLink')}
          action={<ButtonLink to="/profile">{t('title')}</ButtonLink>}
        />
      </Screen>
    )
  }
  const isOver = fetching.refusal?.code === 'EXPORT_EXPIRED'
  return (
    <Screen title={t('data.title')}>
      <Text>{t('data.inside')}</Text>
      <Text>{t('data.careful')}</Text>
      <div role="status">{fetching.data && <Text fw={600}>{t('data.saved')}</Text>}</div>
      <RefusalBlock
        refusal={fetching.refusal}
        action={isOver && <ButtonLink to="/profile">{t('data.orderAgain')}</ButtonLink>}
      />
      {!isOver && (
        <ActionBar>
          <SubmitButton pending={fetching.isPending} onClick={() => fetching.mutate({ body: { token } })}>
            {t('data.download')}
          </SubmitButton>
        </ActionBar>
      )}
    </Screen>
  )
}
