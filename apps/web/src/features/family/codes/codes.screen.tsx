import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ListTab, ListTabs } from '../../../app/lists/list-tabs.tsx'
import { FamilyFrame } from '../family-frame.tsx'
import { EnterCode } from './enter-code.tsx'
import { ShowCode } from './show-code.tsx'

interface CodesScreenProps {
  side: 'show' | 'enter'
  /** The expected kind of code; the server finds the kind of an entered one. */
  kind: 'SPOUSE' | 'OTHER'
}

/**
 * One screen with two sides: the user's own code, and the entry of another's code. `/family/join` and
 * `/family/share-code` open the first, `/family/enter-code` and `/family/request` the second (product §2).
 */
export function CodesScreen({ side, kind }: CodesScreenProps) {
  const t = useT('family')
  const isSpouse = kind === 'SPOUSE'
  return (
    <FamilyFrame title={t('codes.title')}>
      {profile => (
        <>
          <ListTabs label={t('codes.title')}>
            <ListTab
              to={isSpouse ? '/family/join' : '/family/share-code'}
              replace
              isCurrent={side === 'show'}
            >
              {t('codes.show')}
            </ListTab>
            <ListTab
              to={isSpouse ? '/family/enter-code' : '/family/request'}
              replace
              isCurrent={side === 'enter'}
            >
              {t('codes.enter')}
            </ListTab>
          </ListTabs>
          {side === 'show' ? (
            <ShowCode kind={kind} profile={profile} />
          ) : (
            <EnterCode expected={kind} profile={profile} />
          )}
        </>
      )}
    </FamilyFrame>
  )
}
