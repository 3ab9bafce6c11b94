import { Group, Text } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { SECTION_PATHS } from '@vizit/domain/geo/sections.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useSections } from '../app/provider/use-sections.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { redirectUnknown } from '../app/router/redirect-unknown.ts'
import { ButtonLink } from '../app/router/router-links.tsx'
import { SearchField } from '../features/search/search-field.tsx'

/** An address at which nothing is, with the ways on. */
function NoSuchPage() {
  const t = useT('without-scripts')
  const main = useT('main')
  const navigation = useT('navigation')
  return (
    <Screen title={t('missing')}>
      <Text>{t('missingHint')}</Text>
      <SearchField />
      <Group gap="sm">
        <ButtonLink to="/">{navigation('main')}</ButtonLink>
        {useSections().map(section => (
          <ButtonLink key={section} to={SECTION_PATHS[section]} variant="default">
            {main(`sections.${section}`)}
          </ButtonLink>
        ))}
      </Group>
    </Screen>
  )
}

export const Route = createFileRoute('/$')({
  beforeLoad: redirectUnknown,
  loader: loadRouteTexts('without-scripts', 'main', 'search'),
  component: NoSuchPage,
})
