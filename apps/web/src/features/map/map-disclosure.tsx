import { Button } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useId, useState } from 'react'
import { LazyPlacesMap } from './lazy-places-map.tsx'
import classes from './map-disclosure.module.css'
import type { MapPlace } from './map-place.ts'

interface MapDisclosureProps {
  places: readonly MapPlace[]
  /** The accessible name of the map. */
  label: string
}

/** A button that shows a map inside a page: who does not press it does not load the map. */
export function MapDisclosure({ places, label }: MapDisclosureProps) {
  const t = useT('map')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [selected, setSelected] = useState<string | null>(null)
  // A page of the server has the button before the scripts that answer it.
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (places.length === 0) return null
  return (
    <div className={classes.disclosure}>
      <Button
        variant="default"
        disabled={!isLive}
        leftSection={<IconMap size={20} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      {isOpen && (
        <div id={id}>
          <LazyPlacesMap places={places} label={label} selected={selected} onSelect={setSelected} isInline />
        </div>
      )}
    </div>
  )
}
