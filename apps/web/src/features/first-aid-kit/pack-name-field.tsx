import { Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { kitLimits } from '@vizit/domain/drugs/first-aid-kit.ts'
import { isTooShort } from '@vizit/domain/search/search-minimum.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Ref } from 'react'
import classes from './first-aid-kit.module.css'

interface Pack {
  readonly name: string
  readonly packId: string | null
}

interface PackNameFieldProps {
  pack: Pack
  error: string | false
  ref?: Ref<HTMLInputElement>
  onChange: (pack: Pack) => void
}

/** Milliseconds after the last keystroke. */
const PAUSE_MS = 300
const MOST_FOUND = 6

/** The name of a medicine: chosen from what the register has, or as it was typed. */
export function PackNameField({ pack, error, ref, onChange }: PackNameFieldProps) {
  const t = useT('first-aid-kit')
  const [asked] = useDebouncedValue(pack.name.trim(), PAUSE_MS)
  const isAsked = pack.packId === null && !isTooShort(asked) && asked === pack.name.trim()
  const { data, refusal } = useCallQuery(
    'findDrugs',
    { query: { q: asked.slice(0, 100), limit: MOST_FOUND } },
    { enabled: isAsked },
  )
  const found = isAsked
    ? (data?.items ?? []).flatMap(({ name, packs }) =>
        packs.map(({ id, presentation }) => ({ packId: id, name: `${name}, ${presentation}` })),
      )
    : []
  return (
    <>
      <TextInput
        ref={ref}
        label={t('name')}
        description={t('nameHint')}
        value={pack.name}
        maxLength={kitLimits.name}
        error={error}
        onChange={event => onChange({ name: event.currentTarget.value, packId: null })}
      />
      {isAsked && refusal && (
        <Text c="dimmed" size="sm" role="status">
          {t(refusal.code === 'OFFLINE' ? 'noConnection' : 'notSearched')}
        </Text>
      )}
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t('found')}>
          {found.slice(0, MOST_FOUND).map(each => (
            <li key={each.packId}>
              <button type="button" className={classes.pick} onClick={() => onChange(each)}>
                {each.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
