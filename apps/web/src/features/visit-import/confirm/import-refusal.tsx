import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { dropVisitImport } from '../../../app/visit-import/visit-import.ts'

/** Why the visit was not imported, with the next step; it stays in the list of found visits. */
export function ImportRefusal({ refusal }: { refusal: Refusal | null }) {
  return <RefusalBlock refusal={refusal} action={refusal && <WayOn refusal={refusal} />} />
}

function WayOn({ refusal }: { refusal: Refusal }) {
  const t = useT('visit-import')
  switch (refusal.code) {
    case 'VISITOR_BUSY':
      return (
        <ButtonLink
          to="/visits"
          search={{ visit: refusal.attributes.orderId }}
          variant="default"
          onClick={dropVisitImport}
        >
          {t('showVisit')}
        </ButtonLink>
      )
    case 'PERSON_EXISTS':
      return (
        <>
          <ButtonLink to="/family/request" variant="default" onClick={dropVisitImport}>
            {t('joinFamily')}
          </ButtonLink>
          <SupportLink mt="xs" />
        </>
      )
    case 'CONSENT_REQUIRED':
      return <p>{t('consentOfRelative')}</p>
    case 'PROFILE_MISSING':
      return (
        <ButtonLink to="/profile/edit" variant="default" onClick={dropVisitImport}>
          {t('fillProfile')}
        </ButtonLink>
      )
    case 'FAMILY_LIMIT':
    case 'PROFILE_NOT_EDITABLE':
      return <SupportLink mt="xs" />
    default:
      return null
  }
}
