import { Radio, Stack } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { hasPlaceFor } from '../family-limits.ts'
import type { Member } from '../member.ts'

export type AdultRelKind = 'SPOUSE' | 'PARENT' | 'OTHER'

interface RelationFieldProps {
  label: string
  kinds: readonly AdultRelKind[]
  relatives: readonly Member[]
  value: AdultRelKind | ''
  onChoose: (relKind: AdultRelKind) => void
  error?: string | null
}

/** Chooses the relation; a kind without a free place says so (product §5, "Family limits"). */
export function RelationField({ label, kinds, relatives, value, onChoose, error }: RelationFieldProps) {
  const t = useT('family')
  return (
    <Radio.Group
      label={label}
      name="relKind"
      value={value}
      onChange={chosen => onChoose(chosen as AdultRelKind)}
      error={error}
      required
    >
      <Stack gap="xs" pt={4}>
        {kinds.map((kind, index) => {
          const hasPlace = hasPlaceFor(kind, relatives)
          return (
            <Radio
              key={kind}
              // The error summary links to the first of them.
              {...(index === 0 ? { id: 'relKind' } : {})}
              value={kind}
              label={t(`form.kinds.${kind}`)}
              description={hasPlace || kind === 'OTHER' ? undefined : t(`noPlace.${kind}`)}
              disabled={!hasPlace}
            />
          )
        })}
      </Stack>
    </Radio.Group>
  )
}
