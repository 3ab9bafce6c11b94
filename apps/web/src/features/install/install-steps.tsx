import type { InstallWay } from '@vizit/domain/installation/install-way.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './install.module.css'

export function InstallSteps({ way }: { way: InstallWay }) {
  const t = useT('install')
  return (
    <ol className={classes.steps}>
      <li>{t(`ways.${way}.one`)}</li>
      <li>{t(`ways.${way}.two`)}</li>
      <li>{t(`ways.${way}.three`)}</li>
    </ol>
  )
}
