import { Button, Title } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { useScrollBesideMap } from '../../../app/lists/use-scroll-beside-map.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from '../drugs.module.css'
import { PharmacyPlace } from '../pharmacy-place.tsx'
import { sameTown } from '../same-town.ts'
import { BasketLines } from './basket-lines.tsx'
import { MissingPacks } from './replacements.tsx'
import type { BasketPack } from './use-pharmacy-pages.ts'

interface PharmacyCardProps {
  pharmacy: Answer<'findPharmacies'>['items'][number]
  packs: ReadonlyMap<string, BasketPack>
  /** Whether what it lacks can be replaced in the basket. */
  canReplace?: boolean
  /** The pharmacy chosen on the map beside; absent: there is no map. */
  selected?: string | null
  onSelect?: (id: string | null) => void
}

/** A pharmacy: where it is, whether it is open, and what the basket costs there. */
export function PharmacyCard({
  pharmacy,
  packs,
  canReplace = true,
  selected = null,
  onSelect,
}: PharmacyCardProps) {
  const t = useT('pharmacies')
  const { pharmacyId, name, isDemo } = pharmacy
  const isSelected = selected === pharmacyId
  const card = useScrollBesideMap(isSelected)
  return (
    <Surface ref={card} className={classes.card} data-selected={isSelected || undefined}>
      <Title order={2} className={classes.name}>
        <TextLink to="/pharmacies/$pharmacyId" params={{ pharmacyId }} search={sameTown}>
          {name}
        </TextLink>{' '}
        {isDemo && <DemoBadge />}
      </Title>
      <BasketLines basket={pharmacy} packs={packs} />
      {canReplace && <MissingPacks basket={pharmacy} packs={packs} />}
      <PharmacyPlace pharmacy={pharmacy} />
      {onSelect && (
        <Button
          variant="default"
          aria-pressed={isSelected}
          aria-label={t('showOnMap', { name })}
          leftSection={<IconMap size={20} aria-hidden />}
          onClick={() => onSelect(pharmacyId)}
        >
          {t('onMap')}
        </Button>
      )}
    </Surface>
  )
}
