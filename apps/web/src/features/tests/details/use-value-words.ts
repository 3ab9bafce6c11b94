import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import type { MeasuredValue } from '../test-types.ts'

type Measured = Pick<MeasuredValue, 'value' | 'unit' | 'low' | 'high' | 'reference'>

/** A value with its unit, and its reference, in the format of the language. */
export function useValueWords() {
  const t = useT('tests')
  const { language } = useTexts()
  const number = (value: number) => (language === 'en' ? String(value) : String(value).replace('.', ','))
  return {
    number,
    value: ({ value, unit }: Measured) => (unit ? `${value}\u00a0${unit}` : value),
    /** Null if the laboratory gave none. */
    reference({ low, high, reference, unit }: Measured): string | null {
      const inUnit = unit ? `\u00a0${unit}` : ''
      if (low !== null && high !== null) return `${number(low)}–${number(high)}${inUnit}`
      if (low !== null) return t('atLeast', { value: number(low) + inUnit })
      if (high !== null) return t('atMost', { value: number(high) + inUnit })
      return reference
    },
  }
}
