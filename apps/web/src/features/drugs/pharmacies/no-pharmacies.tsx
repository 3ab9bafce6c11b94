import { Button, Group } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { changeDrugSettings, type DrugSettings, useDrugSettings } from '../../../app/drugs/drug-settings.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { focusBasket } from '../basket/put-back.ts'

interface NoPharmaciesProps {
  town: number | undefined
  /** Whether the distance is taken into account. */
  isNear: boolean
}

/** No pharmacy has anything of the basket: each limit that is set, with the way to lift it. */
export function NoPharmacies({ town, isNear }: NoPharmaciesProps) {
  const t = useT('pharmacies')
  const { openNow, radius } = useDrugSettings()
  const isLimited = openNow || isNear || Boolean(town)
  function lift(changed: Partial<DrugSettings>) {
    changeDrugSettings(changed)
    // The button goes with what it changes.
    focusBasket()
  }
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t('none')}
      hint={t(isLimited ? 'noneHint' : 'soldNowhere')}
      action={
        isLimited && (
          <Group justify="center" gap="xs">
            {openNow && (
              <Button variant="default" onClick={() => lift({ openNow: false })}>
                {t('alsoClosed')}
              </Button>
            )}
            {isNear && radius !== null && (
              <Button variant="default" onClick={() => lift({ radius: null })}>
                {t('fartherThan', { count: radius })}
              </Button>
            )}
            {Boolean(town) && (
              <ButtonLink to="." search={known => ({ ...known, town: '0' })} variant="default">
                {t('allRegions')}
              </ButtonLink>
            )}
          </Group>
        )
      }
    />
  )
}
