import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'

interface NotAtBranchProps {
  branch: string
  onOthers: () => void
}

/** The branch of a link does not give the service at this age: other branches are shown after a press only. */
export function NotAtBranch({ branch, onOthers }: NotAtBranchProps) {
  const t = useT('service')
  return (
    <EmptyState
      icon={<IconCalendarOff size={32} />}
      title={t('notAtBranch', { branch })}
      hint={t('notAtBranchHint')}
      action={<Button onClick={onOthers}>{t('otherBranches')}</Button>}
    />
  )
}
