import { Button } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'

/** Shown instead of a screen that crashed. */
export function CrashState() {
  const t = useT('common')
  return (
    <Screen title={t('somethingWrong')}>
      <EmptyState
        title={t('somethingWrongNext')}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      />
    </Screen>
  )
}
