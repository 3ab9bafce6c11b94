import { IconList, IconMap } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** Shows the list with the map, or alone; Back leads to what was shown before. */
export function ViewSwitch({ isMap }: { isMap: boolean }) {
  const t = useT('pharmacies')
  return (
    <ButtonLink
      to="."
      search={({ view: _, ...rest }) => (isMap ? rest : { ...rest, view: 'map' })}
      resetScroll={false}
      variant="default"
      leftSection={isMap ? <IconList size={20} aria-hidden /> : <IconMap size={20} aria-hidden />}
    >
      {t(isMap ? 'withoutMap' : 'onMap')}
    </ButtonLink>
  )
}
