import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { relationKey } from '../../app/people/relation-key.ts'
import type { Member } from './member.ts'

interface Related {
  readonly relKind: Member['relKind']
  readonly sex: Member['profile']['sex']
  readonly isGrownChild?: boolean
}

/** The relation of a relative in words: child, husband, mother … (product §2, "Family"). */
export function useRelationLabel(): (related: Related) => string {
  const t = useT('family')
  return ({ relKind, sex, isGrownChild }) => {
    const key = relationKey(relKind, sex, isGrownChild)
    return key === 'ME' ? t('me') : t(`relation.${key}`)
  }
}
