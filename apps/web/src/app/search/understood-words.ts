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
  const town = 'town' in understood ? understood.town?.name : undefined
  if (by === 'someWords') return town ? t('understoodSomeTown', { town }) : t('understoodSome')
  if (town) return t('understoodTown', { query, town })
  const isPartial = 'isPartial' in understood && understood.isPartial
  return t(isPartial ? 'understoodToo' : 'understood', { query })
}
