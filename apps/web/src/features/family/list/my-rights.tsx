import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Member } from '../member.ts'

/** Whether the user may book for a relative, and if not, what the relative must do (product §2, "Permission text"). */
export function MyRights({ member }: { member: Member }) {
  const t = useT('family')
  const may = (level: Member['accessLevels'][number]) => member.accessLevels.includes(level)
  if (member.relKind === 'CHILD' && may('EDIT_PROFILE')) return null
  if (may('BOOK_VISITS')) return <Text>{t('canEdit')}</Text>
  return <Text>{t('cannotEdit')}</Text>
}
