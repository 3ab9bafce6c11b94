import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './updated-mark.module.css'

/** Changed since the list was looked at last. */
export function UpdatedMark() {
  return <span className={classes.mark}>{useT('lists')('updated')}</span>
}
