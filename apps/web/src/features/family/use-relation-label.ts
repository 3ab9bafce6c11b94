import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { relationKey } from '../../app/relation-key.ts'
import type { Member } from './member.ts'

/** What a relative is to oneself, in words: child, husband, mother … (product §2, "Family"). */
export function useRelationLabel(): (relKind: Member['relKind'], sex: Member['profile']['sex']) => string {
  const t = useT('family')
  return (relKind, sex) => {
    const key = relationKey(relKind, sex)
    return key === 'ME' ? t('me') : t(`relation.${key}`)
  }
}
