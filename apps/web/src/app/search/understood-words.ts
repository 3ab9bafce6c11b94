import type { Answer } from '@vizit/api-client/calls.ts'
import type { useT } from '@vizit/i18n/react/texts-provider.tsx'

type Understood = NonNullable<Answer<'findDrugs'>['understood'] | Answer<'search'>['understood']>

/** What was searched instead of what was typed, in words; null: nothing else. */
export function understoodWords(
  understood: Understood | null | undefined,
  t: ReturnType<typeof useT<'search'>>,
): string | null {
  if (!understood) return null
  const { query, by } = understood
  if ('town' in understood && understood.town)
    return t('understoodTown', { query, town: understood.town.name })
  if (by === 'someWords') return t('understoodSome')
  const isPartial = 'isPartial' in understood && understood.isPartial
  return t(isPartial ? 'understoodToo' : 'understood', { query })
}
