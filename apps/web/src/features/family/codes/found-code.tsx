import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useEffect } from 'react'
import { FamilyFull } from '../family-full.tsx'
import { hasPlaceFor } from '../family-limits.ts'
import { type AdultRelKind, RelationField } from '../form/relation-field.tsx'
import type { Member } from '../member.ts'

interface FoundCodeProps {
  /** Null if no code was entered yet, or its kind is as expected. */
  kind: 'SPOUSE' | 'OTHER' | null
  relatives: readonly Member[]
  relKind: AdultRelKind | null
  onChoose: (relKind: AdultRelKind | null) => void
}

/** The kind of an entered code, and the choice of the owner's relation if the code does not decide it. */
export function FoundCode({ kind, relatives, relKind, onChoose }: FoundCodeProps) {
  const t = useT('family')
  const isSpouses = kind === 'SPOUSE'
  const hasPlace = !isSpouses || hasPlaceFor('SPOUSE', relatives)
  useEffect(() => {
    if (isSpouses && hasPlace) onChoose('SPOUSE')
  }, [isSpouses, hasPlace, onChoose])
  if (kind === null) return null
  return (
    <>
      <div role="status">
        <Notice>
          <strong>{t(`found.${kind}`)}</strong>
          <span>{t(`found.${kind}_next`)}</span>
        </Notice>
      </div>
      {!hasPlace && <FamilyFull relKind="SPOUSE" />}
      {!isSpouses && (
        <RelationField
          label={t('request.relation')}
          kinds={['PARENT', 'OTHER']}
          relatives={relatives}
          value={relKind ?? ''}
          onChoose={onChoose}
        />
      )}
    </>
  )
}
