import { Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useHost } from '../../../app/frame/host.ts'
import { openInNewTab } from '../../../app/frame/open-in-new-tab.ts'
import type { Visit } from '../../../app/visit/visits-source.ts'
import { DrugListOfRecord, type DrugListSlots } from './drug-list-of-record.tsx'

interface VisitDrugListProps extends DrugListSlots {
  visit: Visit
}

/** What the doctor prescribed (product §2, "Drug … list for visit"). */
export function VisitDrugList({ visit, ...slots }: VisitDrugListProps) {
  const t = useT('documents')
  const { showsAccount } = useHost()
  // Visits that an older version has stored on the device have none.
  const { drugLists = [] } = visit
  if (drugLists.length === 0) return null
  return (
    <Surface>
      <Title order={2}>{t('drugList.title')}</Title>
      {showsAccount === false ? (
        <a {...openInNewTab(`/visits/${visit.orderId}`)}>{t('drugList.inVizit')}</a>
      ) : (
        drugLists.map(({ recordLink, count }) => (
          <DrugListOfRecord key={recordLink} visit={visit} recordLink={recordLink} count={count} {...slots} />
        ))
      )}
    </Surface>
  )
}
