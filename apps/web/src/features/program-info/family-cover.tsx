import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useConfig } from '../../app/api/use-config.ts'
import { useCoverageWords } from '../../app/cover/use-coverage-words.ts'
import { Included } from './included.tsx'
import { LimitsLeft } from './limits-left.tsx'
import type { Members } from './use-members.ts'

/** What a programme includes for a member of the family who has it, or in which state it is for them. */
export function FamilyCover({ code, members }: { code: string; members: Members }) {
  const t = useT('program-info')
  const words = useCoverageWords()
  const { people, chosen, choose, coverage, refusal, refetch } = members
  const { data: config } = useConfig()
  /** Visits can be booked with it now, also with one that begins later. */
  const isBookable = ({ status, validFrom }: NonNullable<Members['coverage']>) =>
    status === 'ACTIVE' ||
    (status === 'INACTIVE' && config !== undefined && validFrom <= config.timetableWindow.to)
  if (refusal && people.length === 0) return <ErrorState refusal={refusal} retry={refetch} />
  if (chosen === undefined) return null
  return (
    <>
      {people.length > 1 && (
        <SelectField label={t('forWhom')} value={chosen} onChoose={choose} options={people} />
      )}
      {coverage && !coverage.isOwn && <Text>{words.through(coverage)}</Text>}
      {coverage?.status !== 'ACTIVE' && <Text>{coverage ? words.status(coverage) : t('notCovered')}</Text>}
      {coverage && isBookable(coverage) && <CoverOfPerson key={chosen} code={code} profileId={chosen} />}
    </>
  )
}

/** Since when a person is covered, what is left of the limits, and what is included. */
function CoverOfPerson({ code, profileId }: { code: string; profileId: string }) {
  const t = useT('program-info')
  const format = useFormat()
  const list = useCallPages('readProgramCover', { params: { code }, query: { profileId } })
  const first = list.pages?.[0]
  if (list.refusal?.code === 'NOT_FOUND') return <Text>{t('notCovered')}</Text>
  if (!first && list.refusal) return <ErrorState refusal={list.refusal} retry={list.refetch} />
  if (!first) return <Skeleton height={160} />
  const { limits } = first
  const from = format.shortDate(first.validFrom)
  return (
    <Stack>
      <Text>
        {first.validTo
          ? t(first.endsWithChildhood ? 'validUntilGrown' : 'validUntil', {
              from,
              to: format.shortDate(first.validTo),
            })
          : t('validFrom', { from })}
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
