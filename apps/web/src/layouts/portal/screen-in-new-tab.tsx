import { Button, Group, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'

import { Screen } from '@vizit/ui/screen/screen.tsx'
import { openInNewTab } from '../../app/frame/open-in-new-tab.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** Shown instead of a screen that is not shown on a clinic's page. */
export function ScreenInNewTab({ path }: { path: string }) {
  const t = useT('install')
  return (
    <Screen title={t('elsewhere.title')}>
      <Text mb="md">{t('elsewhere.text')}</Text>
      <Group>
        <Button component="a" {...openInNewTab(path)}>
          {t('elsewhere.open')}
        </Button>
        <ButtonLink to="/online-booking" variant="default">
          {t('elsewhere.book')}
        </ButtonLink>
      </Group>
    </Screen>
  )
}
