import { Button, Skeleton, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ComponentType, useEffect, useState } from 'react'
import type { PlacesMapProps } from './places-map.tsx'

type Loaded = 'loading' | 'failed' | { readonly Map: ComponentType<PlacesMapProps> }

/** The map, whose code is loaded when it is first shown. */
export function LazyPlacesMap(props: PlacesMapProps) {
  const t = useT('map')
  const retry = useT('common')('retry')
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    if (loaded !== 'loading') return
    let gone = false
    import('./places-map.tsx').then(
      ({ PlacesMap }) => gone || setLoaded({ Map: PlacesMap }),
      () => gone || setLoaded('failed'),
    )
    return () => {
      gone = true
    }
  }, [loaded])
  if (typeof loaded === 'object') return <loaded.Map {...props} />
  if (loaded === 'loading') return <Skeleton height={360} />
  return (
    <div role="alert">
      <Text>{t('notLoaded')}</Text>
      <Button variant="default" mt="xs" onClick={() => setLoaded('loading')}>
        {retry}
      </Button>
    </div>
  )
}
