import { Text } from '@mantine/core'
import { saysEmergency } from '@vizit/domain/search/says-emergency.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'

/** The ambulance. */
const AMBULANCE = '103'

/** Whoever searches for what cannot wait is told at once whom to call: a visit days later does not help. */
export function EmergencyNotice({ query }: { query: string }) {
  const t = useT('search')
  return (
    <div role="status">
      {saysEmergency(query) && (
        <Notice>
          <Text>{t('emergency')}</Text>
          <PhoneLinks phones={AMBULANCE} />
        </Notice>
      )}
    </div>
  )
}
