import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './navigation.module.css'
import { NavigationBarWithMore } from './navigation-bar-with-more.tsx'
import { type LinkComponent, NavigationEntries, type NavigationEntry } from './navigation-entries.tsx'

interface NavigationProps {
  places: readonly NavigationEntry[]
  Link: LinkComponent
  /** `bar`: at the bottom on a phone, a rail on a desktop. `menu`: a text list. */
  shape: 'bar' | 'menu'
  /** The entries that do not fit into the bar of a small phone: behind a button there, below the others in the rail. */
  more?: readonly NavigationEntry[]
  onChosen?: () => void
}

/** The navigation entries of a layout. */
export function Navigation({ places, more = [], Link, shape, onChosen }: NavigationProps) {
  const t = useT('navigation')
  return (
    <nav className={classes[shape]} aria-label={t('label')}>
      {more.length > 0 ? (
        <NavigationBarWithMore
          places={more}
          Link={Link}
          first={<NavigationEntries places={places} Link={Link} />}
        />
      ) : (
        <ul className={classes.list}>
          <NavigationEntries places={places} Link={Link} onChosen={onChosen} />
        </ul>
      )}
    </nav>
  )
}
