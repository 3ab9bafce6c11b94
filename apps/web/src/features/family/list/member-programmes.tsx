import { Skeleton, Text } from '@mantine/core'
import { programmeInQuotes } from '@vizit/i18n/format/in-quotes.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { mergeCoverages } from '../../../app/cover/merge-coverages.ts'
import { useCoverageWords } from '../../../app/cover/use-coverage-words.ts'
import { useProgrammeName } from '../../../app/cover/use-programme-options.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { Coverages, Member } from '../member.ts'
import { TiedByProgramme } from './tied-by-programme.tsx'

interface MemberProgrammesProps {
  member: Member
  /** Of the whole family; undefined: not known yet; null: they did not come. */
  coverages: Coverages | null | undefined
}

/** The programmes that cover a relative, until when, and those that do so no more; and why such a relative cannot be removed. */
export function MemberProgrammes({ member, coverages }: MemberProgrammesProps) {
  const { coverers, profileId } = member
  const known = coverages?.filter(coverage => coverage.profileId === profileId)
  if ((known ?? coverers).length === 0) return null
  if (coverages === undefined) return <Skeleton height={24} />
  return (
    <div>
      {known
        ? mergeCoverages(known).map(({ coverage, also }) => (
            <Known key={`${coverage.id} ${coverage.status}`} coverage={coverage} also={also} />
          ))
        : coverers.map(({ covererCode }) => <Named key={covererCode} code={covererCode} />)}
      <TiedByProgramme member={member} coverages={coverages} />
    </div>
  )
}

interface KnownProps {
  coverage: Coverages[number]
  also: readonly Coverages[number][]
}

function Known({ coverage, also }: KnownProps) {
  const t = useT('family')
  const words = useCoverageWords()
  const { coverer, profileId, programCaption } = coverage
  return (
    <>
      <Text size="sm">
        <TextLink
          underline="always"
          to="/programmes/$programCode"
          params={{ programCode: coverer }}
          search={{ profile: profileId }}
        >
          {t('programme', { programme: programmeInQuotes(programCaption) })}
        </TextLink>
        {`. ${words.status(coverage)}`}
      </Text>
      {also.map(other => (
        <Text key={other.id} size="sm">
          {words.also(other, coverage)}
        </Text>
      ))}
    </>
  )
}

function Named({ code }: { code: string }) {
  const t = useT('family')
  const programme = programmeInQuotes(useProgrammeName(code) ?? code)
  return <Text size="sm">{t('programme', { programme })}</Text>
}
