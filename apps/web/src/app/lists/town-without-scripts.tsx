import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { STALE_TIMES } from '../api/stale-times.ts'

/** The town, which the dialog of the head asks for with scripts. */
export function TownWithoutScripts({ chosen }: { chosen: number }) {
  const t = useT('paged-list')
  const { data = [] } = useCallQuery('listLocations', {}, { staleTime: STALE_TIMES.listLocations })
  return (
    <label>
      {t('town')}
      <select name="town" defaultValue={chosen}>
        <option value="0">{t('allRegions')}</option>
        {data.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
