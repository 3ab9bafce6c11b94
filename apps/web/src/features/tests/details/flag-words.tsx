import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { MeasuredValue } from '../test-types.ts'
import classes from './flag-words.module.css'

const icons = { normal: IconCheck, low: IconArrowDown, high: IconArrowUp, abnormal: IconAlertTriangle }

/** The flag of a value against its reference: in words and by a sign, because not everybody sees the colours. */
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
