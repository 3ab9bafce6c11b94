import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './navigation.module.css'
import { type LinkComponent, NavigationEntries, type NavigationEntry } from './navigation-entries.tsx'

interface NavigationProps {
  places: readonly NavigationEntry[]
  Link: LinkComponent
  /** `bar`: at the bottom on a phone, a rail on a desktop. `menu`: a text list. */
  shape: 'bar' | 'menu'
  onChosen?: () => void
}

/** The navigation entries of a layout. */
export function Navigation({ places, Link, shape, onChosen }: NavigationProps) {
  const t = useT('navigation')
  return (
    <nav className={classes[shape]} aria-label={t('label')}>
      <ul className={classes.list}>
        <NavigationEntries places={places} Link={Link} onChosen={onChosen} />
      </ul>
    </nav>
  )
}
