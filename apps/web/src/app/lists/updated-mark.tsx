import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './updated-mark.module.css'

/** Marks a record that changed since the list was last viewed. */
export function UpdatedMark() {
  return <span className={classes.mark}>{useT('lists')('updated')}</span>
}
