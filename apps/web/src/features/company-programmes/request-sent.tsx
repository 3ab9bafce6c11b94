import { Button, Group, Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** Thanks for a request, and where the programme will be found; takes the focus from the form that is gone. */
export function RequestSent({ onAnother }: { onAnother: () => void }) {
  const t = useT('company-programmes')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Surface>
      <Title order={2} ref={heading} tabIndex={-1} mb="xs">
        {t('request.thanks')}
      </Title>
      <Text mb="md">{t('request.thanksText')}</Text>
      <Group>
        <ButtonLink to="/company-programmes">{t('request.back')}</ButtonLink>
        <Button variant="default" onClick={onAnother}>
          {t('request.another')}
        </Button>
      </Group>
    </Surface>
  )
}
