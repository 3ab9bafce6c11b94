import type { Answer } from '@vizit/api-client/calls.ts'
import type { useT } from '@vizit/i18n/react/texts-provider.tsx'

/** What was searched instead of what was typed, in words; null: nothing else. */
export function understoodWords(
  understood: Answer<'search'>['understood'] | undefined,
  t: ReturnType<typeof useT<'search'>>,
): string | null {
  if (!understood) return null
  const { query, by, isPartial, town } = understood
  if (town) return t('understoodTown', { query, town: town.name })
  if (by === 'someWords') return t('understoodSome')
  return t(isPartial ? 'understoodToo' : 'understood', { query })
}
