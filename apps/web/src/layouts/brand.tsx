import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './brand.module.css'

export function Brand() {
  const t = useT('common')
  return (
    <span className={classes.brand}>
      <img src="/icons/icon.svg" alt="" width={32} height={32} />
      <span>{t('product')}</span>
    </span>
  )
}
