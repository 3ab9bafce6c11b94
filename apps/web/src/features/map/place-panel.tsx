import { Button, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DirectionsLink } from '../../app/visit/directions-link.tsx'
import type { MapPlace } from './map-place.ts'
import classes from './place-panel.module.css'

interface PlacePanelProps {
  /** One place, or the places of one building. */
  places: readonly MapPlace[]
  onSelect: (id: string) => void
  onClose: () => void
}

/** What stands at the chosen point of the map. */
export function PlacePanel({ places, onSelect, onClose }: PlacePanelProps) {
  const t = useT('map')
  const close = useT('common')('close')
  const [only, ...others] = places
  if (!only) return null
  const isOne = others.length === 0
  return (
    <Surface className={classes.panel}>
      <div className={classes.words}>
        {isOne ? (
          <OnePlace place={only} />
        ) : (
          <>
            <Text fw={600}>{t('atOnePoint', { count: places.length })}</Text>
            <ul className={classes.list}>
              {places.map(({ id, name }) => (
                <li key={id}>
                  <Button variant="subtle" onClick={() => onSelect(id)}>
                    {name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" className={classes.close} aria-label={close} onClick={onClose}>
        <IconX size={20} aria-hidden />
      </button>
    </Surface>
  )
}

function OnePlace({ place }: { place: MapPlace }) {
  const t = useT('map')
  const { name, address, details, latitude, longitude } = place
  return (
    <>
      <Text fw={600}>{place.link ?? name}</Text>
      {details}
      <Text>{address}</Text>
      <DirectionsLink
        to={{ branchName: name, branchAddress: address, latitude, longitude }}
        aria-label={t('openInMapsOf', { name })}
      >
        {t('openInMaps')}
      </DirectionsLink>
    </>
  )
}
