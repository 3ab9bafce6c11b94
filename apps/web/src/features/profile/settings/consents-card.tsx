import { Text, Title } from '@mantine/core'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Details } from '@vizit/ui/person/details.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { peopleWithoutConsent } from '../../../app/consent/people-without-consent.ts'
import type { Profile } from '../../../app/people/profile.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'

/** Who consented to what, and when: the user, and the children for whom they did. */
export function ConsentsCard({ profile }: { profile: Profile }) {
  const t = useT('profile')
  const format = useFormat()
  const isNeeded = peopleWithoutConsent(profile, civilDateOf(Date.now())).length > 0
  const people = [
    { name: t('consents.own'), at: profile.consentReceivedAt },
    ...profile.family
      .filter(({ relKind }) => relKind === 'CHILD')
      .map(({ profile: child }) => ({ name: child.fullNameRu ?? '', at: child.consentReceivedAt })),
  ]
  const rows = people.map(
    ({ name, at }) =>
      [
        name,
        at ? t('consents.givenOn', { date: format.longDate(format.dateOf(at)) }) : t('consents.notYet'),
      ] as const,
  )
  return (
    <Surface>
      <Title order={2} mb="xs">
        {t('consents.title')}
      </Title>
      <Text c="dimmed" mb="sm">
        {t('consents.what')}
      </Text>
      <Details rows={rows} />
      {isNeeded && (
        <ButtonLink to="/consent" variant="default" mt="md">
          {t('consents.give')}
        </ButtonLink>
      )}
    </Surface>
  )
}
