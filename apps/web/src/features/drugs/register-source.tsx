import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'

/** Where the facts come from, and that they are no advice. */
export function RegisterSource({ register }: Pick<Answer<'findDrugs'>, 'register'>) {
  const t = useT('drugs')
  const format = useFormat()
  if (!register) return null
  const date = format.shortDate(register.asOf)
  const { source } = register
  return (
    <Text c="dimmed" size="sm">
      {source ? t('register', { source, date }) : t('registerOf', { date })} {t('inform')}
    </Text>
  )
}
