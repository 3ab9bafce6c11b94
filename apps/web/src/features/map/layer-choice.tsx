import { Radio, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './layer-choice.module.css'
import type { MapLayer } from './use-map-layers.ts'

interface LayerChoiceProps {
  layers: readonly MapLayer[]
  chosen: MapLayer | null
  onChoose: (layer: MapLayer) => void
}

/** Chooses the layer, if there are several, and says which other sites a layer asks. */
export function LayerChoice({ layers, chosen, onChoose }: LayerChoiceProps) {
  const t = useT('map')
  const sites = chosen?.sites.map(site => new URL(site).host).join(', ')
  return (
    <>
      {layers.length > 1 && (
        <Radio.Group label={t('layers')} value={chosen?.name ?? null} name="map-layer">
          <div className={classes.layers}>
            {layers.map(layer => (
              <Radio
                key={layer.name}
                value={layer.name}
                label={t(`layer.${layer.name}`)}
                onChange={() => onChoose(layer)}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {sites && (
        <Text size="sm" c="dimmed">
          {t('sites', { sites })}
        </Text>
      )}
    </>
  )
}
