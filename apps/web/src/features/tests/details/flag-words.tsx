import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { MeasuredValue } from '../test-types.ts'
import classes from './flag-words.module.css'

const icons = { normal: IconCheck, low: IconArrowDown, high: IconArrowUp, abnormal: IconAlertTriangle }

/** What a value is against its reference: in words and by a sign, since colours are not seen by all. */
export function FlagWords({ flag }: Pick<MeasuredValue, 'flag'>) {
  const t = useT('tests')
  if (flag === null) return null
  const Icon = icons[flag]
  return (
    <span className={classes.flag} data-normal={flag === 'normal' || undefined}>
      <Icon size={18} aria-hidden />
      {t(`flag.${flag}`)}
    </span>
  )
}
