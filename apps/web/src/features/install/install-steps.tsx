import type { InstallMethod } from '@vizit/domain/installation/install-method.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './install.module.css'

export function InstallSteps({ method }: { method: InstallMethod }) {
  const t = useT('install')
  return (
    <ol className={classes.steps}>
      <li>{t(`ways.${method}.one`)}</li>
      <li>{t(`ways.${method}.two`)}</li>
      <li>{t(`ways.${method}.three`)}</li>
    </ol>
  )
}
