import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'

/** Tells a guest what works without an account, and what signing in adds. */
export function GuestCard() {
  const t = useT('main')
  const navigation = useT('navigation')
  return (
    <FactsCard>
      <Title order={2}>{t('guest.title')}</Title>
      <Text>{t('guest.without')}</Text>
      <Text>{t('guest.with')}</Text>
      <div>
        <ButtonLink to="/sign-in">{navigation('signIn')}</ButtonLink>
      </div>
    </FactsCard>
  )
}
