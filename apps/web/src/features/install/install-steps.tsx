import type { InstallMethod } from '@vizit/domain/installation/install-method.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './install.module.css'

export function InstallSteps({ way }: { way: InstallMethod }) {
  const t = useT('install')
  return (
    <ol className={classes.steps}>
      <li>{t(`ways.${way}.one`)}</li>
      <li>{t(`ways.${way}.two`)}</li>
      <li>{t(`ways.${way}.three`)}</li>
    </ol>
  )
}
