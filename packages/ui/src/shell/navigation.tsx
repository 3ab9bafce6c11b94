import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { MorePlaces } from './more-places.tsx'
import classes from './navigation.module.css'
import { type LinkComponent, type Place, PlaceItems } from './place-items.tsx'

interface NavigationProps {
  places: readonly Place[]
  Link: LinkComponent
  /** `bar`: at the bottom on a phone, a rail on a desktop. `menu`: a text list. */
  shape: 'bar' | 'menu'
  /** The entries that do not fit into the bar of a small phone: behind a button there, below the others in the rail. */
  more?: readonly Place[]
  onChosen?: () => void
}

/** The navigation entries of a layout. */
export function Navigation({ places, more = [], Link, shape, onChosen }: NavigationProps) {
  const t = useT('navigation')
  return (
    <nav className={classes[shape]} aria-label={t('label')}>
      {more.length > 0 ? (
        <MorePlaces places={more} Link={Link} first={<PlaceItems places={places} Link={Link} />} />
      ) : (
        <ul className={classes.list}>
          <PlaceItems places={places} Link={Link} onChosen={onChosen} />
        </ul>
      )}
    </nav>
  )
}
