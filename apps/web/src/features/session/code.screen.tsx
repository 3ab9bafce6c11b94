import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'

export function CodeScreen() {
  const t = useT('navigation')
  return <Screen title={t('signIn')}>{null}</Screen>
}
