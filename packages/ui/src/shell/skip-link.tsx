import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './skip-link.module.css'

export function SkipLink() {
  const t = useT('common')
  return (
    <a href="#content" className={classes.link}>
      {t('skipToContent')}
    </a>
  )
}
