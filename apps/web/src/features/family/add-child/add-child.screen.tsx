import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { returnsToBooking } from '../../../app/session/return-path.ts'
import { FamilyFrame } from '../family-frame.tsx'
import { FamilyFull } from '../family-full.tsx'
import { hasPlaceFor } from '../family-limits.ts'
import { relativesOf } from '../member.ts'
import { AddChildForm } from './add-child-form.tsx'

/** `/family/add-child`: adds a minor to the family (product §2, §5). */
export function AddChildScreen() {
  const t = useT('family')
  return (
    <FamilyFrame title={t('addChild.title')}>
      {profile =>
        hasPlaceFor('CHILD', relativesOf(profile)) ? (
          <>
            {returnsToBooking() && <Notice>{t('addChild.intent')}</Notice>}
            <AddChildForm />
          </>
        ) : (
          <FamilyFull relKind="CHILD" />
        )
      }
    </FamilyFrame>
  )
}
