import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { useSessionState } from '../../../app/session/session.ts'

/** Leads to the packages that the account waits for, if there are any. */
export function AlertsLink() {
  return useSessionState() === 'signed-in' ? <OwnAlertsLink /> : null
}

function OwnAlertsLink() {
  const t = useT('drugs')
  const { data } = useCallQuery('listDrugAlerts', {})
  if (!data || data.length === 0) return null
  const waiting = data.filter(({ foundAt }) => !foundAt).length
  return (
    <TextLink to="/drug-alerts">
      {waiting > 0 ? t('alerts.link', { count: waiting }) : t('alerts.title')}
    </TextLink>
  )
}
