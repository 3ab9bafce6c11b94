import { Text } from '@mantine/core'
import { isGrantable } from '@vizit/domain/family/may-grant.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ConfirmDialog } from '@vizit/ui/dialog/confirm-dialog.tsx'
import { LevelList } from './level-list.tsx'
import type { Rights } from './rights.ts'
import { useGrantChoice } from './use-grant-choice.ts'

interface ShowResultsProps {
  rights: Rights
  onShow: () => void
  onClose: () => void
}

/**
 * What the relative will see, what a document needs in addition, and everything else that the level includes (product
 * §6).
 */
export function ShowResults({ rights: { name, level, forWhom }, onShow, onClose }: ShowResultsProps) {
  const t = useT('family')
  const common = useT('common')
  const { levelsOf } = useGrantChoice()
  const held = levelsOf(level)
  const more = levelsOf('VIEW_REPORTS_TESTS').filter(
    given => given !== 'VIEW_REPORTS_TESTS' && isGrantable(given) && !held.includes(given),
  )
  return (
    <ConfirmDialog
      title={t('results.ask')}
      text={forWhom ? t('results.ofChild', { name, child: forWhom.name }) : t('results.ofMine', { name })}
      confirm={t('results.show')}
      decline={common('cancel')}
      onConfirm={onShow}
      onClose={onClose}
    >
      <Text>
        {t('results.documents')} {t('results.revocable')}
      </Text>
      <LevelList levels={more} title={t('results.also')} />
    </ConfirmDialog>
  )
}
