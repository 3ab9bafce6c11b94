import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useRef } from 'react'
import classes from './places-map.module.css'

interface MapNoticeProps {
  here: 'idle' | 'locating' | 'unknown' | 'abroad' | 'known'
  gl: 'loading' | 'unsupported' | 'failed' | 'ready'
  hasLayerFailed: boolean
  /** Nobody else learns the place: neither the sites of the shown layer nor the search for the list beside the map. */
  isKeptHere: boolean
  onRetry: () => void
}

/** Says what the map shows instead of what was wanted, and what became of the search for the device's place. */
export function MapNotice({ here, gl, hasLayerFailed, isKeptHere, onRetry }: MapNoticeProps) {
  const t = useT('map')
  const retry = useT('common')('retry')
  const isFailed = hasLayerFailed || gl === 'failed'
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone it is below the map, whose button was pressed.
    if (here === 'unknown' || here === 'abroad') status.current?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <>
      <div ref={status} role="status">
        {gl === 'unsupported' && <Text size="sm">{t('unsupported')}</Text>}
        {isFailed && <Text size="sm">{t('failed')}</Text>}
        {here === 'locating' && <Text size="sm">{t('locating')}</Text>}
        {here === 'unknown' && <Text size="sm">{t('unknown')}</Text>}
        {here === 'abroad' && <Text size="sm">{t('abroad')}</Text>}
        {here === 'known' && (
          <Text size="sm">
            {t('found')} {isKeptHere && t('stays')}
          </Text>
        )}
      </div>
      {isFailed && (
        <Button variant="default" className={classes.retry} onClick={onRetry}>
          {retry}
        </Button>
      )}
    </>
  )
}
