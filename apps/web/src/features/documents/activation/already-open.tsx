import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'

/** The code was entered before: nothing is asked for, and no SMS is offered. */
export function AlreadyOpen() {
  const t = useT('documents')
  const { history } = useRouter()
  return (
    <EmptyState
      title={t('code.alreadyOpen')}
      hint={t('code.alreadyOpenHint')}
      action={<Button onClick={() => history.back()}>{t('code.toDocuments')}</Button>}
    />
  )
}
