import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useIsEverywhere } from './use-pharmacy-pages.ts'

/** Says of which regions prices and pharmacies are where nothing narrows the search to a place. */
export function OfAllRegions({ town }: { town: number | undefined }) {
  const t = useT('drugs')
  return useIsEverywhere(town) && <Text>{t('inAllRegions')}</Text>
}
