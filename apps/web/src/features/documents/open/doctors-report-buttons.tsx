import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useHost } from '../../../app/frame/host.ts'
import { openInNewTab } from '../../../app/frame/open-in-new-tab.ts'
import type { Visit } from '../../../app/visit/visits-source.ts'
import classes from './doctors-report-buttons.module.css'
import { DocumentButton } from './document-button.tsx'

/** A button for each report of a visit (product §2, "Visits"). */
export function DoctorsReportButtons({ visit }: { visit: Visit }) {
  const t = useT('documents')
  const { showsAccount } = useHost()
  const written = visit.reports.flatMap(({ id, recordLink, reportResults }) =>
    reportResults.map(documentId => ({ ownerId: id, recordLink, documentId })),
  )
  if (written.length === 0) return null
  if (showsAccount === false) return <a {...openInNewTab(`/visits/${visit.orderId}`)}>{t('open.inVizit')}</a>
  const { providerCode, profileId, physicianName, serviceName, speciality, startDate } = visit
  const about = serviceName ?? speciality
  const common = { providerCode, profileId, physicianName, about, date: startDate }
  return (
    <div className={classes.buttons}>
      {written.map((report, at) => {
        const label =
          written.length > 1 ? t('open.conclusionNumber', { number: at + 1 }) : t('open.conclusion')
        return (
          <DocumentButton
            key={report.documentId}
            document={{ kind: 'conclusion', of: 'report', testProvider: null, ...common, ...report }}
            label={label}
            fullLabel={t('open.ofVisit', { label, physician: physicianName })}
          />
        )
      })}
    </div>
  )
}
