import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './places-map.module.css'

interface MapNoticeProps {
  here: 'idle' | 'locating' | 'unknown' | 'known'
  gl: 'loading' | 'unsupported' | 'failed' | 'ready'
  hasLayerFailed: boolean
  /** The shown layer tells other sites which part of the map is looked at. */
  isFromOtherSites: boolean
  onRetry: () => void
}

/** Says what the map shows instead of what was wanted, and what became of the search for the device's place. */
export function MapNotice({ here, gl, hasLayerFailed, isFromOtherSites, onRetry }: MapNoticeProps) {
  const t = useT('map')
  const retry = useT('common')('retry')
  const isFailed = hasLayerFailed || gl === 'failed'
  return (
    <>
      <div role="status">
        {gl === 'unsupported' && <Text size="sm">{t('unsupported')}</Text>}
        {isFailed && <Text size="sm">{t('failed')}</Text>}
        {here === 'locating' && <Text size="sm">{t('locating')}</Text>}
        {here === 'unknown' && <Text size="sm">{t('unknown')}</Text>}
        {here === 'known' && (
          <Text size="sm">
            {t('found')} {!isFromOtherSites && t('stays')}
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
