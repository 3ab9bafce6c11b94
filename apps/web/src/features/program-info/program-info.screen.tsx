import { Stack, Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { SLUG } from '@vizit/domain/validation/code-shapes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { CoveredPlaces } from './covered-places.tsx'
import { FamilyCover } from './family-cover.tsx'
import { NoProgramme } from './no-programme.tsx'
import classes from './program-info.module.css'
import { useMembers } from './use-members.ts'

/** `/programmes/{code}`: what a programme includes, for whom it covers; for others what it is and how to join (product §2, "program info"). */
export function ProgramInfoScreen({ code }: { code: string }) {
  const t = useT('program-info')
  const { data, refusal, refetch } = useCallQuery(
    'readProgram',
    { params: { code } },
    { enabled: SLUG.test(code) },
  )
  if (refusal?.code === 'NOT_FOUND' || !SLUG.test(code)) return <NoProgramme code={code} />
  if (data) return <Programme programme={data} />
  return (
    <Screen title={t('title')}>
      {refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={3} />}
    </Screen>
  )
}

function Programme({ programme }: { programme: Answer<'readProgram'> }) {
  const t = useT('program-info')
  const { code, kind, isLimited, coversFamily, about, joining, phones } = programme
  const members = useMembers(programme)
  return (
    <Screen title={programme.programCaption}>
      <Stack>
        <Text c="dimmed">
          {[t(`kind.${kind}`), isLimited && t('limited'), coversFamily && t('coversFamily')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {about && (
          <Surface>
            <Title order={2} mb="xs">
              {t('about')}
            </Title>
            <Text className={classes.text}>{about}</Text>
          </Surface>
        )}
        <FamilyCover code={code} members={members} />
        <CoveredPlaces programme={programme} />
        {members.mayJoin && (
          <Surface>
            <Title order={2} mb="xs">
              {t('joining')}
            </Title>
            {joining && (
              <Text className={classes.text} mb="md">
                {joining}
              </Text>
            )}
            <ButtonLink to="/programmes/$programCode/sign-in" params={{ programCode: code }}>
              {t('link')}
            </ButtonLink>
          </Surface>
        )}
        {phones && (
          <Surface>
            <Title order={2} mb="xs">
              {t(`phones.${kind}`)}
            </Title>
            <PhoneLinks phones={phones} />
          </Surface>
        )}
      </Stack>
    </Screen>
  )
}
