import { Skeleton, Stack, Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { shortDate } from '@vizit/i18n/format/civil-date.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useState } from 'react'
import type { Profile } from '../../app/people/profile.ts'
import { Included } from './included.tsx'
import { LimitsLeft } from './limits-left.tsx'

interface OwnCoverProps {
  programme: Answer<'readProgram'>
  profile: Profile
}

/** What a programme includes for its member; where it covers families, also for a child. */
export function OwnCover({ programme, profile }: OwnCoverProps) {
  const t = useT('program-info')
  const [profileId, setProfileId] = useState(profile.me)
  const children = programme.coversFamily ? profile.family.filter(({ relKind }) => relKind === 'CHILD') : []
  return (
    <>
      {children.length > 0 && (
        <SelectField
          label={t('forWhom')}
          value={profileId}
          onChoose={setProfileId}
          options={[
            { value: profile.me, label: t('forMe') },
            ...children.map(({ profileId: value, profile: { fullNameRu } }) => ({
              value,
              label: fullNameRu ?? t('child'),
            })),
          ]}
        />
      )}
      <CoverOfPerson key={profileId} code={programme.code} profileId={profileId} />
    </>
  )
}

/** Since when a person is covered, what is left of the limits, and what is included. */
function CoverOfPerson({ code, profileId }: { code: string; profileId: string }) {
  const t = useT('program-info')
  const list = useCallPages('readProgramCover', { params: { code }, query: { profileId } })
  const first = list.pages?.[0]
  if (list.refusal?.code === 'NOT_FOUND') return <Text>{t('notCovered')}</Text>
  if (!first && list.refusal) return <ErrorState refusal={list.refusal} retry={list.refetch} />
  if (!first) return <Skeleton height={160} />
  const { limits } = first
  const from = shortDate(first.validFrom)
  return (
    <Stack>
      <Text>
        {first.validTo ? t('validUntil', { from, to: shortDate(first.validTo) }) : t('validFrom', { from })}
      </Text>
      {limits.length > 0 && (
        <Surface>
          <Title order={2} mb="xs">
            {t('limits')}
          </Title>
          <LimitsLeft limits={limits} />
        </Surface>
      )}
      <Included list={list} limits={limits} />
    </Stack>
  )
}
