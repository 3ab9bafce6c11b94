import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { isReached } from '@vizit/domain/reminders/reached-channels.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'

/** Says that no chosen channel reaches the account, so that nobody waits for a message that cannot come. */
export function UnreachableNotice() {
  const t = useT('drugs')
  const { data: settings } = useCallQuery('readReminderSettings', {})
  if (!settings || isReached(settings.ways, settings.reach)) return null
  return (
    <Notice>
      {t('alerts.unreachable')} <TextLink to="/reminders">{t('alerts.chooseWays')}</TextLink>
    </Notice>
  )
}
