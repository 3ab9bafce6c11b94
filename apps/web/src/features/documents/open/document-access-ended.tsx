import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

interface DocumentAccessEndedProps {
  why: 'consent' | 'idle' | 'over'
  onEnterCode: () => void
}

/** The document was closed while it was open: why, and how to open it again. */
export function DocumentAccessEnded({ why, onEnterCode }: DocumentAccessEndedProps) {
  const t = useT('documents')
  return (
    <>
      <div role="alert">
        <Text fw={600}>{t('closed.title')}</Text>
        <Text>{t(`closed.${why}`)}</Text>
      </div>
      <Button onClick={onEnterCode}>{t(why === 'consent' ? 'closed.goOn' : 'closed.enterCode')}</Button>
    </>
  )
}
